import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Terms, withMark } from '../parts.tsx'

export const Memo = ({ answer, mark, terms }: ArtifactOf<'memo'>) => (
  <>
    <p className="artifact-large">{withMark(answer, mark)}</p>
    <Terms terms={terms} />
  </>
)
