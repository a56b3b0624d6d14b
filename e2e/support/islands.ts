import type { Page } from '@playwright/test'
import { fileOf, paths, readOut } from './out.ts'

/** Every island, with the first page that it is on. */
export const ISLANDS = new Map<string, string>()
for (const path of paths.toReversed())
  for (const [, name = ''] of readOut(fileOf(path)).matchAll(/ data-island="(\w+)"/g))
    ISLANDS.set(name, path)

export const islandOf = (page: Page, name: string) => page.locator(`[data-island="${name}"]`)
