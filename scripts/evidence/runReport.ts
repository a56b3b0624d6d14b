/** Where `npm test` says, once all of it has run, how many tests failed, as `{ failed: number }`. */
export const RUN_REPORT = 'reports/run.json'
