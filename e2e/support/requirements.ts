/**
 * Names, labels, links and figures that docs/requirements.md asks for, copied by hand: what the content says is compared
 * with this table, so nothing here may come from `content/` or `lib/`.
 */

export type Link = readonly [label: string, href: string]

/** R4.1. */
export const DIRECT_LINKS: readonly Link[] = [
  ['Home', '/'],
  ['About Us', '/about-us'],
  ['Careers', '/careers'],
  ['Industries', '/industries'],
  ['Contact Us', '/contact-us'],
]

export const SERVICE_GROUPS: readonly { group: Link; items: readonly Link[] }[] = [
  {
    group: ['Product Engineering', '/services/product-engineering'],
    items: [
      ['Development Services', '/services/development-services'],
      ['Specialized Engineering', '/services/specialized-engineering'],
      ['AI Engineering', '/services/ai_engineering'],
    ],
  },
  {
    group: ['Quality Assurance', '/services/digital-assurance'],
    items: [
      ['Essential Assurance', '/services/core-testing'],
      ['Advanced Assurance', '/services/advanced-assurance'],
      ['Specialized Testing', '/services/specialized-testing'],
      ['GenAI Assurance', '/services/generative_ai_testing'],
    ],
  },
  {
    group: ['Digital Transformation', '/services/digital-transformation'],
    items: [
      ['Transformation Consulting', '/services/transformational-consulting'],
      ['Strategic Assessments', '/services/strategic-assessments'],
      ['DevOps and Continuous Improvement', '/services/devops'],
    ],
  },
]

/** R12. */
export const FOOTER_SERVICES: readonly Link[] = [
  ['Essential Assurance', '/services/core-testing'],
  ['Specialized Testing', '/services/specialized-testing'],
  ['Development Services', '/services/development-services'],
  ['Specialized Engineering', '/services/specialized-engineering'],
  ['Transformation Consulting', '/services/transformational-consulting'],
  ['Strategic Assessments', '/services/strategic-assessments'],
  ['DevOps and Continuous Improvement', '/services/devops'],
]

export const FOOTER_QUICK: readonly Link[] = [
  ['Contact Us', '/contact-us'],
  ['Careers', '/careers'],
  ['About Us', '/about-us'],
]

export const OFFICES = ['India (Bengaluru)', 'USA (Charlotte)']

export const COPYRIGHT_YEAR = '2025'

/** R5. */
export const STRENGTHS = [
  'Innovative Engineering',
  'Experienced Team',
  'Customized Approach',
  'Agile Methodology',
  'Quality Assurance',
  'Competitive Pricing',
  'Transparent Communication',
  'Timely Delivery',
  'Ongoing Support',
  'Proven Track Record',
]

export const STATISTICS = [
  '90% improvement in customer satisfaction scores',
  '45% cost reduction in Tech Operations',
  '7+ Verticals',
  '12+ Industry Domains',
]

export const TAGLINES = 4

/** R8.1. */
export const INDUSTRIES = [
  'Healthcare',
  'FinTech',
  'Media and Entertainment',
  'Retail',
  'eLearning',
  'Gaming',
  'Travel/Tourism & Hospitality',
]

/** R9. */
export const ABOUT_TAGLINE = 'Curiosity. Creativity. Logic.'

export const LEADERS = ['CEO and founder', 'COO', 'CTO', 'strategic advisor']

export const TESTIMONIALS = 2

/** R11. */
export const CAREERS_BUTTON = 'Explore open positions'
export const CAREERS_DIALOG = ['No Open Positions', 'Currently, there are no open positions.']
export const VALUES = ['Show Innovation', 'Raise the Bar', 'Stay Curious', 'Act with Integrity']

/** R10. */
export const MESSAGES = {
  required: 'Email is required',
  invalid: 'Email is invalid',
  failed: 'There was an error sending your message. Please try again later.',
  sentHeading: 'Thank you for contacting us!',
  sent: "Your message has been sent successfully. We'll get back to you soon.",
}

/** R6: cards of each landing page in order. A target that is left open there is left open here. */
type CardSet = readonly (readonly [title: string, href?: string])[]

export const CARDS: Readonly<Record<string, CardSet>> = {
  '/services/product-engineering': [
    ['Developers'],
    ['Designers'],
    ['Finance Experts'],
    ['Project Managers'],
    ['Product Managers'],
    ['Marketing Experts'],
  ],
  '/services/digital-assurance': [
    ['GenAI Assurance', '/services/specialized-testing'],
    ['Essential Assurance', '/services/core-testing'],
    ['Advanced Assurance', '/services/advanced-assurance'],
  ],
  '/services/core-testing': [
    ['functional'],
    ['regression'],
    ['integration'],
    ['performance'],
    ['security'],
    ['user acceptance testing'],
  ],
  '/services/advanced-assurance': [
    ['Test Transformation Services', '/services/test-transformation-services'],
    ['Test Maturity Model Assessment', '/services/test-maturity-model-assesment'],
    ['Agile Transformation Services', '/services/agile-transformation-services'],
    ['TCoE Assessment', '/services/tcoe-assesment'],
    ['QE Skillset Transformation', '/services/qe-skillset-transformation'],
  ],
  '/services/specialized-testing': [
    ['security'],
    ['performance'],
    ['accessibility'],
    ['compatibility'],
    ['localization'],
    ['API testing'],
  ],
  '/services/staffing-consulting': [['IT staffing'], ['project management'], ['business consulting']],
  '/services/digital-transformation': [['cloud computing'], ['AI and machine learning'], ['data analytics']],
  '/services/development-services': [['custom software'], ['mobile app'], ['web'], ['AI development']],
  '/services/specialized-engineering': [['embedded systems'], ['IoT'], ['AI/ML']],
  '/services/transformational-consulting': [
    ['digital transformation'],
    ['process optimization'],
    ['change management'],
  ],
  '/services/strategic-assessments': [['market analysis'], ['risk assessment'], ['competitive benchmarking']],
  '/services/ai_engineering': [['natural language processing'], ['audio AI'], ['visual models']],
  '/services/generative_ai_testing': [['robustness'], ['ethical AI'], ['security testing']],
  '/delivery-transformation': [
    ['Agile Transformation', '/agile-transformation'],
    ['Continuous Integration', '/continous-integration'],
    ['DevOps Practices', '/devops-practices'],
  ],
  '/aiml': [
    ['AI-Powered Test Automation', '/ai-powered-test-automation'],
    ['Impact-Based Test Selection', '/impact-based-test-selection'],
    ['Defect Prediction and Analysis', '/defect-prediction-analysis'],
    ['Self-Healing Scripts', '/self-healing-scripts'],
    ['Generative AI Models', '/generative-ai-models'],
    ['Vector Databases', '/vector-databases'],
    ['AI-Driven Data Analytics', '/ai-driven-data-analytics'],
    ['Model Monitoring and Validation', '/model-monitoring-validation'],
  ],
}

/** R6.8: two sections of four cards each. */
export const AIML_SECTIONS = ['AI-Leveraged Testing', 'AI Development']

/** R6: the landing and category pages. */
export const LANDING_PAGES = [
  'digital-assurance',
  'product-engineering',
  'core-testing',
  'advanced-assurance',
  'specialized-testing',
  'development-services',
  'specialized-engineering',
  'staffing-consulting',
  'digital-transformation',
  'transformational-consulting',
  'strategic-assessments',
  'devops',
  'ai_engineering',
  'generative_ai_testing',
].map((name) => `/services/${name}`)

export const WHY_PRODUCT = {
  heading: 'Why choose us?',
  items: ['Agile methodologies', 'Tech expertise', 'Quality assurance', 'Design thinking'],
}

export const BENEFITS = [
  'Testing cycle time reduced by 40%',
  'Defect detection rate improved by 30%',
  '70% of regression test cases automated',
  'Application performance enhanced by 25%',
  '99.9% uptime during critical releases',
]

/** R6, R7.2: the title of each service and detail page. */
export const TITLES: Readonly<Record<string, string>> = {
  '/services/product-engineering': 'Product Engineering',
  '/services/digital-assurance': 'Quality Assurance',
  '/services/core-testing': 'Essential Assurance Services',
  '/services/advanced-assurance': 'Advanced Assurance',
  '/services/specialized-testing': 'Specialized Assurance',
  '/services/staffing-consulting': 'Staffing and Consulting',
  '/services/digital-transformation': 'Digital Transformation',
  '/services/development-services': 'Development Services',
  '/services/specialized-engineering': 'Specialized Engineering',
  '/services/transformational-consulting': 'Transformation Consulting',
  '/services/strategic-assessments': 'Strategic Assessments',
  '/services/devops': 'DevOps and Continuous Improvement',
  '/services/ai_engineering': 'AI Engineering',
  '/services/generative_ai_testing': 'Generative AI Testing',
  '/services/test-transformation-services': 'Test Transformation Services',
  '/services/test-maturity-model-assesment': 'Test Maturity Model Assessment',
  '/services/agile-transformation-services': 'Agile Transformation Services',
  '/services/tcoe-assesment': 'TCoE Assessment',
  '/services/qe-skillset-transformation': 'QE Skillset Transformation',
  '/delivery-transformation': 'Delivery Transformation',
  '/aiml': 'AI/ML Services',
  '/product-ideation': 'Product Ideation and Conceptualization',
  '/software-architecture': 'Software Architecture and Design',
  '/full-stack-development': 'Full Stack Development',
  '/integration-and-deployment': 'Integration and Deployment',
  '/maintenance-and-support': 'Maintenance and Support',
  '/agile-transformation': 'Agile Transformation',
  '/continous-integration': 'CI/CD Services',
  '/devops-practices': 'DevOps Services',
  '/ai-powered-test-automation': 'AI-Powered Test Automation',
  '/impact-based-test-selection': 'Impact-Based Test Selection',
  '/defect-prediction-analysis': 'Defect Prediction and Analysis',
  '/self-healing-scripts': 'Self-Healing Scripts',
  '/generative-ai-models': 'Generative AI Model Services',
  '/vector-databases': 'Vector Databases',
  '/ai-driven-data-analytics': 'AI-Driven Data Analytics',
  '/model-monitoring-validation': 'Model Monitoring and Validation',
  '/functional-testing': 'Functional Testing',
  '/automation-testing': 'Test Automation',
  '/performance-engineering': 'Performance Engineering',
  '/security-testing': 'Security Testing',
  '/compatibility-testing': 'Compatibility Testing',
  '/uiux-testing': 'UI/UX Testing',
  '/user-acceptance-testing': 'User Acceptance Testing',
  '/web-services-testing': 'Web Services Testing',
  '/mobile-testing': 'Mobile Testing',
  '/cloud-assurance': 'Cloud Assurance',
  '/test-environment-management': 'Test Environment Management',
  '/application-support-maintenance': 'Application Support and Maintenance',
  '/etl-testing': 'ETL Testing',
  '/test-data-management': 'Test Data Management',
  '/custom-tech-platform-testing': 'Custom Tech Platform Testing',
  '/site-reliability-engineering': 'Site Reliability Engineering',
  '/cyber-security-and-threat-modelling': 'Cyber Security and Threat Modelling',
  '/ai-ml-model-testing': 'AI/ML Model Testing',
  '/robotic-process-automation': 'Robotic Process Automation',
  '/service-virtualization': 'Service Virtualization',
  '/accessibility-testing': 'Accessibility Testing',
  '/erp-and-crm-product-testing': 'ERP/CRM Product Testing',
}

/** R7.5: their titles are links to themselves. */
export const SELF_LINKING = [
  '/services/test-transformation-services',
  '/services/test-maturity-model-assesment',
  '/services/agile-transformation-services',
]

/** R7.3, R7.4: what the sections of a page are about. */
export const SECTIONS: Readonly<Record<string, readonly RegExp[]>> = {
  '/generative-ai-models': [/content creation/i, /code generation/i, /custom model training/i],
  '/vector-databases': [
    /high-dimensional data/i,
    /recommendation systems/i,
    /semantic search for images and video/i,
    /advanced uses/i,
    /popular vector databases/i,
  ],
  '/ai-driven-data-analytics': [
    /predictive analytics/i,
    /anomaly detection/i,
    /visuali[sz]ation and reporting/i,
    /business intelligence/i,
    /custom AI solutions/i,
  ],
  '/model-monitoring-validation': [
    /continuous monitoring/i,
    /drift/i,
    /bias detection and mitigation/i,
    /validation and compliance/i,
  ],
  ...Object.fromEntries(
    [
      '/site-reliability-engineering',
      '/cyber-security-and-threat-modelling',
      '/ai-ml-model-testing',
      '/robotic-process-automation',
      '/service-virtualization',
      '/accessibility-testing',
      '/erp-and-crm-product-testing',
    ].map((path) => [
      path,
      [/offerings/i, /approach.*customi[sz]ed|customi[sz]ed approach/i, /benefits/i, /why choose/i],
    ]),
  ),
}

/** Marketing claims beside the benefit tiles, and the cited standards. */
export const CLAIMS: Readonly<Record<string, readonly RegExp[]>> = {
  '/self-healing-scripts': [/30% reduction in test maintenance|test maintenance reduced by 30%/i],
  '/impact-based-test-selection': [/test cycles? optimi[sz](ed|ation) (by|of) up to 40%/i],
  '/continous-integration': [/deployment cycles up to 50% shorter|up to 50% shorter deployment cycles/i],
  '/agile-transformation': [/up to 40% better delivery/i],
  '/accessibility-testing': [
    /over 1 billion people with disabilities/i,
    /\bWCAG 2\.1\b/,
    /\blevel A\b/,
    /\blevel AA\b/,
    /\blevel AAA\b/,
    /\bADA\b/,
    /\bSection 508\b/,
    /\bEN 301 549\b/,
  ],
}
