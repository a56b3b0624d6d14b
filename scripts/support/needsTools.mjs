/**
 * Loaded first by commands that need the packages of development: without these, Node fails before a line of the command
 * has run, and does not say why.
 */
import './needsNode24.mjs'

try {
  import.meta.resolve('esbuild')
} catch {
  process.stderr.write(
    'This needs the packages of development, which "npm ci" installs. Without them, only "npm run serve" and "npm run messages" work.\n',
  )
  process.exit(2)
}
