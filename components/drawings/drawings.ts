import type { ComponentType } from 'react'
import { keptOf } from '#lib/site/redirects.ts'
import { AdvancedAssurance } from './AdvancedAssurance.tsx'
import { AiEngineering } from './AiEngineering.tsx'
import { Aiml } from './Aiml.tsx'
import { CoreTesting } from './CoreTesting.tsx'
import { DeliveryTransformation } from './DeliveryTransformation.tsx'
import { DevelopmentServices } from './DevelopmentServices.tsx'
import { Devops } from './Devops.tsx'
import { DigitalAssurance } from './DigitalAssurance.tsx'
import { DigitalTransformation } from './DigitalTransformation.tsx'
import { GenerativeAiTesting } from './GenerativeAiTesting.tsx'
import { ProductEngineering } from './ProductEngineering.tsx'
import { SpecializedEngineering } from './SpecializedEngineering.tsx'
import { SpecializedTesting } from './SpecializedTesting.tsx'
import { StaffingConsulting } from './StaffingConsulting.tsx'
import { StrategicAssessments } from './StrategicAssessments.tsx'
import { TransformationalConsulting } from './TransformationalConsulting.tsx'

/** The drawing at the head of each landing page, by the page's path. */
export const drawings = {
  '/aiml': Aiml,
  '/delivery-transformation': DeliveryTransformation,
  '/services/advanced-assurance': AdvancedAssurance,
  '/services/ai_engineering': AiEngineering,
  '/services/core-testing': CoreTesting,
  '/services/development-services': DevelopmentServices,
  '/services/devops': Devops,
  '/services/digital-assurance': DigitalAssurance,
  '/services/digital-transformation': DigitalTransformation,
  '/services/generative_ai_testing': GenerativeAiTesting,
  '/services/product-engineering': ProductEngineering,
  '/services/specialized-engineering': SpecializedEngineering,
  '/services/specialized-testing': SpecializedTesting,
  '/services/staffing-consulting': StaffingConsulting,
  '/services/strategic-assessments': StrategicAssessments,
  '/services/transformational-consulting': TransformationalConsulting,
} satisfies Record<`/${string}`, ComponentType>

/** What is drawn at the head of the page, if it is a landing page. */
export const drawingOf = (path: string): ComponentType | undefined =>
  keptOf(drawings as Readonly<Record<string, ComponentType>>, path)
