import { useState } from 'react'
import { type Answers, JOBS, type Job } from '../check/answers.ts'
import { Dialog } from './controls.tsx'
import { emptyOf, Parts } from './Form.tsx'
import { schemaOf } from './labels.ts'
import type { Workspace } from './workspace.ts'

type Props = {
  job: Job
  path: string
  source: string
  workspace: Workspace
  onDone: () => void
  onClose: () => void
}

/** A job that takes more than words: asks, does it, and says why where it cannot be done. */
export function JobDialog({ job, path, source, workspace, onDone, onClose }: Props) {
  const { title, answers } = JOBS[job]
  const { properties, ...rest } = schemaOf(answers)
  const schema = { ...rest, properties: { ...properties } }
  if (schema.properties.section) {
    const headings = source.matchAll(/<Section\b[\s\S]*?^## (.*?)\s*$/gm)
    schema.properties.section = {
      ...schema.properties.section,
      enum: [...headings].map(([, one = '']) => one),
    }
  }
  const [given, setGiven] = useState(() => ({ ...Object(emptyOf(schema)), to: path }))
  const [refusal, setRefusal] = useState('')
  const set = ([key = '']: readonly PropertyKey[], value: unknown, bytes = given.bytes) =>
    setGiven({ ...given, [key]: value, bytes })
  return (
    <Dialog
      title={title}
      submit="Do it"
      cancel="Cancel"
      trouble={refusal}
      onSubmit={async () => {
        const refused = await workspace.run({ ...given, job, path } as Answers)
        if (refused) setRefusal(refused)
        else onDone()
      }}
      onClose={onClose}
    >
      <Parts schema={schema} value={given} path={[]} sheet={{ set }} />
    </Dialog>
  )
}
