/** Runs a worker in the real runtime without wrangler: `node workerd.ts <Miniflare options as JSON>`. */
import { createRequire } from 'node:module'

// The version wrangler itself uses.
const ofWrangler = createRequire(createRequire(import.meta.url).resolve('wrangler'))
const { convertV4MiniflareOptions, Miniflare } = ofWrangler('miniflare')
const miniflare = new Miniflare(convertV4MiniflareOptions(JSON.parse(process.argv[2] ?? '')))
console.log(`Ready on ${await miniflare.ready}`)
