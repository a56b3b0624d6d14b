/** Jest in ESM mode: `NODE_OPTIONS=--experimental-vm-modules`, set by `npm run test:unit`. */
export default {
  testEnvironment: 'jsdom',
  // One for each of two cores; jest's own default leaves one of them idle.
  maxWorkers: 2,
  // Modules of tests stay in memory, and a process that has kept those of all takes too long to end.
  workerIdleMemoryLimit: '256MB',
  // No test waits for time to pass; a busy machine may need long for what it does.
  testTimeout: 60_000,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': '<rootDir>/jest.transform.mjs' },
  roots: ['app', 'components', 'edge', 'editor', 'lib', 'tools'].map((folder) => `<rootDir>/${folder}`),
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
}
