/** Loaded first where the packages of development may be missing: an older Node cannot say why it fails. */
if (Number.parseInt(process.versions.node, 10) < 24) {
  process.stderr.write(
    `This needs Node 24 or newer, and finds Node ${process.versions.node}. In a checkout, "npm ci" installs one, "npm ci --omit=dev" does not.\n`,
  )
  process.exit(2)
}
