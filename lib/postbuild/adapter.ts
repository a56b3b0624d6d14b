/**
 * The build adapter: Next calls it when all files of `out/` are written (`output: 'export'`), and it finishes them.
 *
 * `FINISH=0 npm run build` leaves the export as Next wrote it: for comparison, and as a way back should a new version
 * of Next write something that the finisher does not know. The site works either way.
 */
import { join, relative } from 'node:path'
import type { NextAdapter } from 'next'
import { indexNowKey } from '../site/indexNowKey.ts'
import { median } from './budget.ts'
import { finishExport } from './finish.ts'
import { leadTrackingSrc } from './leadTracking.ts'
import type { FinishManifest } from './manifest.ts'
import { writeTexts } from './texts.ts'

const adapter: NextAdapter = {
  name: 'lib/postbuild',
  async onBuildComplete({ config, distDir, outputs, projectDir, repoRoot }) {
    if (config.output !== 'export') throw new Error("lib/postbuild finishes exports: set output: 'export'.")
    const [first] = outputs.staticFiles
    if (!first) throw new Error('The export has no files.')
    const outDir = first.filePath.slice(0, -first.id.length)
    const started = performance.now()
    const texts = await writeTexts(outDir)
    const manifest = await finishExport({
      root: projectDir,
      folder: relative(repoRoot, join(projectDir, '_')).replaceAll('\\', '/').slice(0, -1),
      outDir,
      distDir,
      leadTracking: leadTrackingSrc(process.env),
      files: [...outputs.staticFiles.map(({ id }) => id.replaceAll('\\', '/').replace(/^\//, '')), ...texts],
      indexNowKey: indexNowKey(process.env),
    })
    console.log(summary(manifest, performance.now() - started))
  },
}

export default adapter

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** What was made, in a few lines for the log. */
function summary({ pages, modules, fonts, missingSigns }: FinishManifest, milliseconds: number): string {
  const all = Object.values(pages)
  const content = all.filter(({ islands }) => islands.length === 0)
  const heaviest = content.reduce((a, b) => (b.bytes.html > a.bytes.html ? b : a))
  const size = Object.values(fonts).reduce((sum, bytes) => sum + bytes, 0)
  const lines = [
    `Finished ${all.length} pages in ${(milliseconds / 1000).toFixed(1)} s. Sizes are after brotli.`,
    `  pages without island: ${kb(median(content.map(({ bytes }) => bytes.html)))} typical, at most ${kb(heaviest.bytes.html)} (${heaviest.file})`,
    ...all
      .filter(({ islands }) => islands.length > 0)
      .map(
        ({ file, islands, bytes }) =>
          `  ${file} (${islands.join(', ')}): ${kb(bytes.html)}, then ${kb(bytes.scriptAfterLoad)} of script`,
      ),
    `  script before load: ${kb(Math.max(...all.map(({ bytes }) => bytes.scriptBeforeLoad)))} at most; fonts: ${kb(size)}`,
    `  when asked for: ${Object.entries(modules)
      .map(([name, bytes]) => `${name} ${kb(bytes)}`)
      .join(', ')}`,
  ]
  if (missingSigns.length > 0) {
    lines.push(`  in neither font, so shown in another one: ${missingSigns.join(', ')}`)
  }
  return lines.join('\n')
}
