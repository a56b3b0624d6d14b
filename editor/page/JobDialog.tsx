import { useState } from 'react'
import { parse, stringify } from 'yaml'
import { jsonOf } from '#tools/lint/schemas.ts'
import { type Answers, JOBS, type Job } from '../check/answers.ts'
import type { Contents } from '../check/messages.ts'
import { Dialog } from './controls.tsx'
import { emptyOf, Parts } from './Form.tsx'
import type { Workspace } from './workspace.ts'

type Props = {
  job: Job
  path: string
  source: string
  isDraft: boolean
  workspace: Workspace
  onDone: () => void
  onClose: () => void
}

/** Asks for a job's answers, does the job, and explains if it cannot be done. */
export function JobDialog({ job, path, source, isDraft, workspace, onDone, onClose }: Props) {
  const { title, submit, answers } = JOBS[job]
  const schema = structuredClone(jsonOf(answers))
  if (schema.properties?.section) {
    const headings = source.matchAll(/<Section\b[\s\S]*?^## (.*?)\s*$/gm)
    schema.properties.section.enum = [...headings].map(([, one = '']) => one)
  }
  // Nobody has to be led from an address that was never public.
  if (isDraft) delete schema.properties?.successor
  const [yaml, setYaml] = useState(() => stringify({ ...Object(emptyOf(schema)), to: path }))
  const [photographs, setPhotographs] = useState<Contents>({})
  const [refusal, setRefusal] = useState('')
  return (
    <Dialog
      title={title}
      submit={submit}
      trouble={refusal}
      onSubmit={async () => {
        const [bytes] = Object.values(photographs)
        const refused = await workspace.run({ ...parse(yaml), job, path, bytes } as Answers)
        if (refused) setRefusal(refused)
        else onDone()
      }}
      onClose={onClose}
    >
      <Parts
        schema={schema}
        value={parse(yaml)}
        path={[]}
        change={(_, how, photograph) => {
          setYaml(how)
          if (photograph) setPhotographs(photograph)
        }}
      />
    </Dialog>
  )
}
