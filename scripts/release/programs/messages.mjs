/** `messages.mjs` of a release. An older Node cannot load the command, and would not say why. */
import '#scripts/needsNode24.mjs'

await import('#scripts/messages/main.ts')
