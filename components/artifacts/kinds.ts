/** The kinds of artifacts, and the component that draws each. */
import type { ComponentType } from 'react'
import type { ArtifactKind, ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Agreement } from './kinds/Agreement.tsx'
import { Answers } from './kinds/Answers.tsx'
import { Brief } from './kinds/Brief.tsx'
import { Budget } from './kinds/Budget.tsx'
import { Calendar } from './kinds/Calendar.tsx'
import { Checks } from './kinds/Checks.tsx'
import { Code } from './kinds/Code.tsx'
import { Conformance } from './kinds/Conformance.tsx'
import { Current } from './kinds/Current.tsx'
import { Dates } from './kinds/Dates.tsx'
import { Desks } from './kinds/Desks.tsx'
import { Devices } from './kinds/Devices.tsx'
import { Drift } from './kinds/Drift.tsx'
import { Estimate } from './kinds/Estimate.tsx'
import { Grades } from './kinds/Grades.tsx'
import { Handover } from './kinds/Handover.tsx'
import { Ledger } from './kinds/Ledger.tsx'
import { Limits } from './kinds/Limits.tsx'
import { Memo } from './kinds/Memo.tsx'
import { Neighbors } from './kinds/Neighbors.tsx'
import { Nights } from './kinds/Nights.tsx'
import { Pager } from './kinds/Pager.tsx'
import { Report } from './kinds/Report.tsx'
import { Risks } from './kinds/Risks.tsx'
import { Runbook } from './kinds/Runbook.tsx'
import { SignOff } from './kinds/SignOff.tsx'
import { Slices } from './kinds/Slices.tsx'
import { Threats } from './kinds/Threats.tsx'
import { Trace } from './kinds/Trace.tsx'
import { Transcript } from './kinds/Transcript.tsx'

export const KINDS: { readonly [K in ArtifactKind]: ComponentType<ArtifactOf<K>> } = {
  agreement: Agreement,
  answers: Answers,
  brief: Brief,
  budget: Budget,
  calendar: Calendar,
  checks: Checks,
  code: Code,
  conformance: Conformance,
  current: Current,
  dates: Dates,
  desks: Desks,
  devices: Devices,
  drift: Drift,
  estimate: Estimate,
  grades: Grades,
  handover: Handover,
  ledger: Ledger,
  limits: Limits,
  memo: Memo,
  neighbors: Neighbors,
  nights: Nights,
  pager: Pager,
  report: Report,
  risks: Risks,
  runbook: Runbook,
  signOff: SignOff,
  slices: Slices,
  threats: Threats,
  trace: Trace,
  transcript: Transcript,
}
