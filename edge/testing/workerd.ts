/** Runs a worker in the real runtime, without all else that wrangler does: `node workerd.ts <options of Miniflare as JSON>`. */
import { createRequire } from 'node:module'

// That of wrangler itself, whichever it is.
const ofWrangler = createRequire(createRequire(import.meta.url).resolve('wrangler'))
const { convertV4MiniflareOptions, Miniflare } = ofWrangler('miniflare')
const miniflare = new Miniflare(convertV4MiniflareOptions(JSON.parse(process.argv[2] ?? '')))
console.log(`Ready on ${await miniflare.ready}`)
