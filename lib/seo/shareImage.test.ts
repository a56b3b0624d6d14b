/** @jest-environment node */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { createElement, type ReactElement } from 'react'
import sharp from 'sharp'
import { shareImage } from './shareImage.ts'
import { SHARE_SIZE } from './shareSize.ts'

let root: string
let drawn: ReactElement[]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'share-'))
  cpSync('package-lock.json', join(root, 'package-lock.json'))
  drawn = []
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

async function draw(drawing: ReactElement) {
  drawn.push(drawing)
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: '#f7f5ef' } })
    .png()
    .toBuffer()
}

const titles: Record<string, string> = {
  '/': 'Home',
  '/etl': 'ETL',
  '/services/etl': 'All of it',
  '/services': 'All',
}

/** One build: every page asks for its image. */
async function build(changed: Record<string, string> = {}) {
  const pages = Object.entries({ ...titles, ...changed })
  const made = pages.map(([path, title]) => shareImage(createElement('div', {}, title), path, draw, root))
  return Promise.all(made)
}

it('is a picture of the size that networks ask for', async () => {
  const [png] = await build()
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

it('is drawn once', async () => {
  const first = await build()
  expect(drawn).toHaveLength(4)
  expect(await build()).toEqual(first)
  expect(drawn).toHaveLength(4)
})

it('is drawn again where its words have changed, and only there', async () => {
  await build()
  await build({ '/services': 'More' })
  expect(drawn).toHaveLength(5)
  expect(drawn.at(-1)?.props).toMatchObject({ children: 'More' })
  await build({ '/services': 'More' })
  expect(drawn).toHaveLength(5)
})

it('is drawn again where the packages that draw it may have changed', async () => {
  await build()
  cpSync('package.json', join(root, 'package-lock.json'))
  await build()
  expect(drawn).toHaveLength(8)
})

it('keeps no picture that no page has any longer', async () => {
  await build()
  await build({ '/etl': 'Another' })
  const kept = readdirSync(join(root, '.cache/og'), { recursive: true, withFileTypes: true })
  expect(kept.filter((entry) => entry.isFile())).toHaveLength(4)
})
