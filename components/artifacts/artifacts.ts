/** The artifacts at the heads of pages, by the pages' paths. */
import type { ComponentType } from 'react'
import { namesOf } from '#lib/site/redirects.ts'
import { ConformanceTable } from './pages/accessibility-testing.tsx'
import { MaturityProfile } from './pages/advanced-assurance.tsx'
import { Transcript } from './pages/ai_engineering.tsx'
import { SliceReport } from './pages/ai-ml-model-testing.tsx'
import { ShadowWeek } from './pages/aiml.tsx'
import { ThirtyNights } from './pages/automation-testing.tsx'
import { GatedPullRequest } from './pages/continous-integration.tsx'
import { RiskList } from './pages/core-testing.tsx'
import { ThreatModel } from './pages/cyber-security-and-threat-modelling.tsx'
import { FiveDates } from './pages/delivery-transformation.tsx'
import { Estimate } from './pages/development-services.tsx'
import { PagerMap } from './pages/devops.tsx'
import { ReleaseReport } from './pages/digital-assurance.tsx'
import { CutoverRunbook } from './pages/digital-transformation.tsx'
import { ReconciledLedger } from './pages/etl-testing.tsx'
import { BoundaryTable } from './pages/functional-testing.tsx'
import { GradedAnswers } from './pages/generative_ai_testing.tsx'
import { DeviceList } from './pages/mobile-testing.tsx'
import { DriftReport } from './pages/model-monitoring-validation.tsx'
import { Trace } from './pages/performance-engineering.tsx'
import { ProductBrief } from './pages/product-engineering.tsx'
import { Exchange } from './pages/security-testing.tsx'
import { HealedLocator } from './pages/self-healing-scripts.tsx'
import { BudgetSheet } from './pages/site-reliability-engineering.tsx'
import { PowerCut } from './pages/specialized-engineering.tsx'
import { EventCalendar } from './pages/specialized-testing.tsx'
import { HandoverMatrix } from './pages/staffing-consulting.tsx'
import { Memo } from './pages/strategic-assessments.tsx'
import { OrderLog } from './pages/transformational-consulting.tsx'
import { SignOffSheet } from './pages/user-acceptance-testing.tsx'
import { NearestNeighbors } from './pages/vector-databases.tsx'

/** Where the artifact stands: beside the title, across the page with the title over it, or below the title as text. */
export type HeadLayout = 'beside' | 'across' | 'text'

interface PageArtifact {
  Picture: ComponentType
  layout: HeadLayout
}

export const ARTIFACTS: Readonly<Record<string, PageArtifact>> = {
  '/services/digital-assurance': { Picture: ReleaseReport, layout: 'text' },
  '/services/core-testing': { Picture: RiskList, layout: 'beside' },
  '/services/advanced-assurance': { Picture: MaturityProfile, layout: 'across' },
  '/services/specialized-testing': { Picture: EventCalendar, layout: 'beside' },
  '/services/generative_ai_testing': { Picture: GradedAnswers, layout: 'text' },
  '/services/product-engineering': { Picture: ProductBrief, layout: 'text' },
  '/services/development-services': { Picture: Estimate, layout: 'beside' },
  '/services/specialized-engineering': { Picture: PowerCut, layout: 'across' },
  '/services/ai_engineering': { Picture: Transcript, layout: 'text' },
  '/services/staffing-consulting': { Picture: HandoverMatrix, layout: 'beside' },
  '/services/digital-transformation': { Picture: CutoverRunbook, layout: 'beside' },
  '/services/transformational-consulting': { Picture: OrderLog, layout: 'across' },
  '/services/strategic-assessments': { Picture: Memo, layout: 'text' },
  '/services/devops': { Picture: PagerMap, layout: 'across' },
  '/aiml': { Picture: ShadowWeek, layout: 'beside' },
  '/delivery-transformation': { Picture: FiveDates, layout: 'across' },
  '/functional-testing': { Picture: BoundaryTable, layout: 'beside' },
  '/automation-testing': { Picture: ThirtyNights, layout: 'across' },
  '/performance-engineering': { Picture: Trace, layout: 'across' },
  '/security-testing': { Picture: Exchange, layout: 'text' },
  '/mobile-testing': { Picture: DeviceList, layout: 'beside' },
  '/accessibility-testing': { Picture: ConformanceTable, layout: 'beside' },
  '/etl-testing': { Picture: ReconciledLedger, layout: 'beside' },
  '/user-acceptance-testing': { Picture: SignOffSheet, layout: 'beside' },
  '/ai-ml-model-testing': { Picture: SliceReport, layout: 'beside' },
  '/site-reliability-engineering': { Picture: BudgetSheet, layout: 'across' },
  '/cyber-security-and-threat-modelling': { Picture: ThreatModel, layout: 'beside' },
  '/continous-integration': { Picture: GatedPullRequest, layout: 'beside' },
  '/self-healing-scripts': { Picture: HealedLocator, layout: 'text' },
  '/vector-databases': { Picture: NearestNeighbors, layout: 'beside' },
  '/model-monitoring-validation': { Picture: DriftReport, layout: 'beside' },
}

/** Returns the artifact of a page, if it has one under its current or a former path. */
export const artifactOf = (path: string): PageArtifact | undefined =>
  namesOf(path)
    .map((name) => ARTIFACTS[name])
    .find((artifact) => artifact !== undefined)
