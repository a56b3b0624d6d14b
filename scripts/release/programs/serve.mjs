/** `serve.mjs` of a release. An older Node cannot load the server, and would not say why. */
import '#scripts/needsNode24.mjs'

await import('#edge/node/serve.ts')
