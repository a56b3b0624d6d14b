import { expect } from '@playwright/test'

/** Collects the faults of all files, one line each, so that one run shows them all. */
export function expectNone(faultsIn: (file: string) => Iterable<string>, files: readonly string[]) {
  expect(
    files.flatMap((file) => Array.from(faultsIn(file), (fault) => `${file}: ${fault}`)),
  ).toEqual([])
}
