/** The artifacts of the site. */
import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { parse } from 'yaml'
import { type Artifact as ArtifactData, artifactSchema } from '#lib/content/artifacts/artifacts.ts'
import { Artifact } from '../Artifact.tsx'

export interface Drawn {
  file: string
  artifact: ArtifactData
  root: Element
}

/** Reads and draws every artifact. */
export const artifactsOfSite = (): Drawn[] =>
  globSync('content/data/artifacts/**/*.yaml').map((file) => {
    const artifact = artifactSchema.parse(parse(readFileSync(file, 'utf8')))
    const root = document.createElement('div')
    root.innerHTML = renderToStaticMarkup(<Artifact artifact={artifact} />)
    return { file, artifact, root }
  })
