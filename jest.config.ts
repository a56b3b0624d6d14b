import nextJest from 'next/jest.js'

/** Jest in ESM mode (`NODE_OPTIONS=--experimental-vm-modules`, set by `npm run test:unit`), compiled by Next's own SWC. */
const config = {
  testEnvironment: 'jsdom',
  // One for each of two cores; jest's own default leaves one of them idle.
  maxWorkers: 2,
  // No test waits for time to pass; a busy machine may need long for what it does.
  testTimeout: 60_000,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  roots: ['app', 'components', 'edge', 'editor', 'lib', 'tools'].map((folder) => `<rootDir>/${folder}`),
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
}

const load = nextJest({ dir: './' })(config)

export default async () => {
  const { transform = {}, ...rest } = await load()
  const own = Object.entries(transform).map(([files, use]) => [
    files,
    ['<rootDir>/jest.transform.mjs', Array.isArray(use) ? use[1] : {}],
  ])
  return { ...rest, transform: Object.fromEntries(own) }
}
