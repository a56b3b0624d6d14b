/** Jest in ESM mode: `NODE_OPTIONS=--experimental-vm-modules`, set by `npm run test:unit`. */
export default {
  testEnvironment: 'jsdom',
  // One for each of two cores; Jest's default leaves one idle.
  maxWorkers: 2,
  // Test modules stay in memory, and a process that has loaded too many takes too long to exit.
  workerIdleMemoryLimit: '500MB',
  // No test waits on purpose, but a busy machine may be slow.
  testTimeout: 60_000,
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.code-snippets'],
  transform: { '\\.(tsx?|scss|code-snippets)$': '<rootDir>/jest.transform.mjs' },
  roots: ['app', 'components', 'edge', 'editor', 'lib', 'build', 'check', 'scripts'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  // See that file.
  moduleNameMapper: {
    '/lazySheets\\.ts$': '<rootDir>/editor/browser/components/lazySheets.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
}
