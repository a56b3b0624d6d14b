/** The last step of `npm run build`. `POSTBUILD=0` leaves the export as Next wrote it, to be measured beside ours. */
import { kb, median, sum } from './budget.ts'
import { postbuild, type Report } from './postbuild.ts'

function summary({ pages, modules, fonts, missingCharacters }: Report, seconds: string): string {
  const content = pages.filter(({ islands }) => islands.length === 0)
  const heaviest = content.reduce((a, b) => (b.bytes > a.bytes ? b : a))
  const before = Math.max(...pages.map(({ scriptBeforeLoad }) => sum(scriptBeforeLoad)))
  return [
    `Finished ${pages.length} pages in ${seconds} s. Sizes are after brotli.`,
    `  pages without island: ${kb(median(content.map(({ bytes }) => bytes)))} typical, at most ${kb(heaviest.bytes)} (${heaviest.file})`,
    ...pages
      .filter(({ islands }) => islands.length > 0)
      .map(
        ({ file, islands, bytes, scriptAfterLoad }) =>
          `  ${file} (${islands.join(', ')}): ${kb(bytes)}, then ${kb(sum(scriptAfterLoad))} of script`,
      ),
    `  script before load: ${kb(before)} at most; fonts: ${kb(sum(fonts))}`,
    `  when asked for: ${Object.entries(modules)
      .map(([name, { bytes }]) => `${name} ${kb(bytes)}`)
      .join(', ')}`,
    ...(missingCharacters.length > 0
      ? [`  in neither font, so shown in another one: ${missingCharacters.join(', ')}`]
      : []),
  ].join('\n')
}

if (process.env.POSTBUILD !== '0') {
  const started = performance.now()
  const report = await postbuild(process.cwd(), process.env)
  console.log(summary(report, ((performance.now() - started) / 1000).toFixed(1)))
}
