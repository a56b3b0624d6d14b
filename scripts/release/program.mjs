/**
 * A program of a release, such as `serve.mjs`. What it runs is a part beside it, `serve.part.mjs`, so that it can say why that
 * cannot be loaded: an older Node cannot read it, and an archive that was unpacked halfway lacks it or a part of it.
 */
import '#scripts/support/needsNode24.mjs'

try {
  await import(import.meta.url.replace(/\.mjs$/, '.part.mjs'))
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND' && !(error instanceof SyntaxError)) throw error
  process.stderr.write(
    'This release is not whole: a part of this program is missing or cut off. Unpack it again, into an empty folder.\n',
  )
  process.exitCode = 1
}
