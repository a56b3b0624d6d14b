/** Sheets of pictures side by side. */
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'

const FOLDER = '.cache/screens'
/** Between two pictures, in pixels. */
const GAP = 8

interface Layout {
  /** Of each picture, in pixels. */
  width: number
  height: number
  /** How many stand in a row. */
  columns: number
}

/** Puts pictures on a sheet in `.cache/screens`, from left to right and then down. */
export async function writeSheet(
  name: string,
  pictures: readonly Buffer[],
  { width, height, columns }: Layout,
): Promise<void> {
  const placed = pictures.map(async (picture, index) => ({
    input: await sharp(picture)
      .resize(width, height, { fit: 'contain', background: 'white' })
      .toBuffer(),
    left: GAP + (index % columns) * (width + GAP),
    top: GAP + Math.floor(index / columns) * (height + GAP),
  }))
  const rows = Math.ceil(pictures.length / columns)
  const size = { width: GAP + columns * (width + GAP), height: GAP + rows * (height + GAP) }
  mkdirSync(FOLDER, { recursive: true })
  const file = `${FOLDER}/${name}.png`
  await sharp({ create: { ...size, channels: 3, background: 'gray' } })
    .composite(await Promise.all(placed))
    .toFile(file)
  console.log(`${file}: ${pictures.length} pictures`)
}
