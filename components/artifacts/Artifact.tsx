import type { ComponentType } from 'react'
import type { Artifact as ArtifactData } from '#lib/content/artifacts/artifacts.ts'
import './Artifact.scss'
import { KINDS } from './kinds.ts'
import { numbersOf } from './numbers.ts'

/** A document of the trade on a sheet of paper, set from real content. A `<mark>` is what the reader came to see. */
export function Artifact({ artifact }: { artifact: ArtifactData }) {
  const { kind, name, about, caption } = artifact
  // Each kind takes its own data, which the compiler cannot see across the map.
  const Kind = KINDS[kind] as ComponentType<ArtifactData>
  const numbers = numbersOf(artifact)
  return (
    <figure className="artifact">
      <div className="artifact-sheet">
        <p className="artifact-name">
          <b>{name}</b> <span>{about}</span>
        </p>
        <div className="artifact-body">
          <Kind {...artifact} />
        </div>
      </div>
      {numbers !== undefined && (
        <p className="figure-numbers" data-reading="repeated">
          {numbers}.
        </p>
      )}
      <figcaption className="label">{caption}</figcaption>
    </figure>
  )
}
