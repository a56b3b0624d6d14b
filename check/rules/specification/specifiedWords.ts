/** Names, headings and statements that the specification of the site fixes, copied from docs/requirements.md by hand. */

/** A card that a page must have. Of some, only a part of the title is fixed, and no target. */
interface SpecifiedCard {
  title: string
  href?: string
}

/** Words that must be said, in any of some ways. */
export type Wordings = readonly [string, ...string[]]

export interface SpecifiedWords {
  /** Entries of data files, in order. */
  strengths: readonly string[]
  statistics: readonly string[]
  industries: readonly string[]
  /** Texts of the front matter, by page and key. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>
  careersValues: readonly string[]
  /** The title of each page on a service, by its path. */
  titles: Readonly<Record<string, string>>
  /** Pages whose title is a link to themselves. */
  selfLinking: readonly string[]
  cards: Readonly<Record<string, readonly SpecifiedCard[]>>
  /** Pages whose cards reveal their text. */
  revealing: readonly string[]
  /** Titles of items that open. */
  accordions: Readonly<Record<string, readonly string[]>>
  /** Wordings of claims on tiles. */
  tiles: Readonly<Record<string, readonly string[]>>
  /** What headings speak of. */
  headings: Readonly<Record<string, readonly Wordings[]>>
  /** Statements that a page must make. */
  statements: Readonly<Record<string, readonly Wordings[]>>
}

/** The texts of a page's front matter that are fixed, by their keys, such as `why.heading`. */
export function textsFixed({ titles, texts }: SpecifiedWords, path: string) {
  const title = Object.hasOwn(titles, path) ? titles[path] : undefined
  return { ...texts[path], ...(title !== undefined && { title }) }
}

/** R7.4 */
const FURTHER_SERVICES = [
  '/site-reliability-engineering',
  '/cyber-security-and-threat-modelling',
  '/ai-ml-model-testing',
  '/robotic-process-automation',
  '/service-virtualization',
  '/accessibility-testing',
  '/erp-and-crm-product-testing',
]

/** The words that the specification of this site fixes. */
export const WORDS: SpecifiedWords = {
  strengths: [
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
  ],
  statistics: [
    '90% improvement in customer satisfaction scores',
    '45% cost reduction in Tech Operations',
    '7+ Verticals',
    '12+ Industry Domains',
  ],
  industries: [
    'Healthcare',
    'FinTech',
    'Media and Entertainment',
    'Retail',
    'eLearning',
    'Gaming',
    'Travel/Tourism & Hospitality',
  ],
  careersValues: ['Show Innovation', 'Raise the Bar', 'Stay Curious', 'Act with Integrity'],
  titles: {
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
  },
  selfLinking: [
    '/services/test-transformation-services',
    '/services/test-maturity-model-assesment',
    '/services/agile-transformation-services',
  ],
  cards: {
    '/services/product-engineering': [
      {
        title: 'Developers',
      },
      {
        title: 'Designers',
      },
      {
        title: 'Finance Experts',
      },
      {
        title: 'Project Managers',
      },
      {
        title: 'Product Managers',
      },
      {
        title: 'Marketing Experts',
      },
    ],
    '/services/digital-assurance': [
      {
        title: 'GenAI Assurance',
        href: '/services/specialized-testing',
      },
      {
        title: 'Essential Assurance',
        href: '/services/core-testing',
      },
      {
        title: 'Advanced Assurance',
        href: '/services/advanced-assurance',
      },
    ],
    '/services/core-testing': [
      {
        title: 'functional',
      },
      {
        title: 'regression',
      },
      {
        title: 'integration',
      },
      {
        title: 'performance',
      },
      {
        title: 'security',
      },
      {
        title: 'user acceptance testing',
      },
    ],
    '/services/advanced-assurance': [
      {
        title: 'Test Transformation Services',
        href: '/services/test-transformation-services',
      },
      {
        title: 'Test Maturity Model Assessment',
        href: '/services/test-maturity-model-assesment',
      },
      {
        title: 'Agile Transformation Services',
        href: '/services/agile-transformation-services',
      },
      {
        title: 'TCoE Assessment',
        href: '/services/tcoe-assesment',
      },
      {
        title: 'QE Skillset Transformation',
        href: '/services/qe-skillset-transformation',
      },
    ],
    '/services/specialized-testing': [
      {
        title: 'security',
      },
      {
        title: 'performance',
      },
      {
        title: 'accessibility',
      },
      {
        title: 'compatibility',
      },
      {
        title: 'localization',
      },
      {
        title: 'API testing',
      },
    ],
    '/services/staffing-consulting': [
      {
        title: 'IT staffing',
      },
      {
        title: 'project management',
      },
      {
        title: 'business consulting',
      },
    ],
    '/services/digital-transformation': [
      {
        title: 'cloud computing',
      },
      {
        title: 'AI and machine learning',
      },
      {
        title: 'data analytics',
      },
    ],
    '/services/development-services': [
      {
        title: 'custom software',
      },
      {
        title: 'mobile app',
      },
      {
        title: 'web',
      },
      {
        title: 'AI development',
      },
    ],
    '/services/specialized-engineering': [
      {
        title: 'embedded systems',
      },
      {
        title: 'IoT',
      },
      {
        title: 'AI/ML',
      },
    ],
    '/services/transformational-consulting': [
      {
        title: 'digital transformation',
      },
      {
        title: 'process optimization',
      },
      {
        title: 'change management',
      },
    ],
    '/services/strategic-assessments': [
      {
        title: 'market analysis',
      },
      {
        title: 'risk assessment',
      },
      {
        title: 'competitive benchmarking',
      },
    ],
    '/services/ai_engineering': [
      {
        title: 'natural language processing',
      },
      {
        title: 'audio AI',
      },
      {
        title: 'visual models',
      },
    ],
    '/services/generative_ai_testing': [
      {
        title: 'robustness',
      },
      {
        title: 'ethical AI',
      },
      {
        title: 'security testing',
      },
    ],
    '/delivery-transformation': [
      {
        title: 'Agile Transformation',
        href: '/agile-transformation',
      },
      {
        title: 'Continuous Integration',
        href: '/continous-integration',
      },
      {
        title: 'DevOps Practices',
        href: '/devops-practices',
      },
    ],
    '/aiml': [
      {
        title: 'AI-Powered Test Automation',
        href: '/ai-powered-test-automation',
      },
      {
        title: 'Impact-Based Test Selection',
        href: '/impact-based-test-selection',
      },
      {
        title: 'Defect Prediction and Analysis',
        href: '/defect-prediction-analysis',
      },
      {
        title: 'Self-Healing Scripts',
        href: '/self-healing-scripts',
      },
      {
        title: 'Generative AI Models',
        href: '/generative-ai-models',
      },
      {
        title: 'Vector Databases',
        href: '/vector-databases',
      },
      {
        title: 'AI-Driven Data Analytics',
        href: '/ai-driven-data-analytics',
      },
      {
        title: 'Model Monitoring and Validation',
        href: '/model-monitoring-validation',
      },
    ],
  },
  revealing: ['/services/product-engineering', '/delivery-transformation'],
  accordions: {
    '/services/product-engineering': [
      'Agile methodologies',
      'Tech expertise',
      'Quality assurance',
      'Design thinking',
    ],
  },
  tiles: {
    '/services/digital-assurance': [
      'Testing cycle time reduced by 40%',
      'Defect detection rate improved by 30%',
      '70% of regression test cases automated',
      'Application performance enhanced by 25%',
      '99.9% uptime during critical releases',
    ],
  },
  texts: {
    '/about-us': { tagline: 'Curiosity. Creativity. Logic.' },
    '/': {
      'why.heading': 'Why Choose Us',
      'news.heading': 'Whats new in tech',
      'expert.button': 'GO',
    },
    '/careers': {
      button: 'Explore open positions',
      'dialog.title': 'No Open Positions',
      'dialog.text': 'Currently, there are no open positions.',
    },
  },
  headings: {
    '/services/product-engineering': [['why choose us']],
    '/about-us': [['who we are']],
    '/careers': [['week'], ['hiring'], ['after you']],
    '/aiml': [['AI-Leveraged Testing'], ['AI Development']],
    '/generative-ai-models': [['content creation'], ['code generation'], ['custom model training']],
    '/vector-databases': [
      ['high-dimensional data'],
      ['recommendation systems'],
      ['semantic search for images and video'],
      ['advanced uses'],
      ['popular vector databases'],
    ],
    '/ai-driven-data-analytics': [
      ['predictive analytics'],
      ['anomaly detection'],
      ['visualization and reporting'],
      ['business intelligence'],
      ['custom AI solutions'],
    ],
    '/model-monitoring-validation': [
      ['continuous monitoring'],
      ['drift'],
      ['bias detection and mitigation'],
      ['validation and compliance'],
    ],
    ...Object.fromEntries(
      FURTHER_SERVICES.map((path) => [
        path,
        [
          ['offerings'],
          ['customized approach', 'approach customized', 'approach is customized'],
          ['benefits'],
          ['why choose'],
        ],
      ]),
    ),
  },
  statements: {
    '/privacy-notice': [
      ['three seconds', '3 seconds'],
      ['24 hours'],
      ['ten minutes', '10 minutes'],
    ],
    '/self-healing-scripts': [
      ['30% reduction in test maintenance', 'test maintenance reduced by 30%'],
    ],
    '/impact-based-test-selection': [
      [
        'test cycles optimized by up to 40%',
        'test cycle optimization by up to 40%',
        'test cycle optimization of up to 40%',
      ],
    ],
    '/continous-integration': [
      ['deployment cycles up to 50% shorter', 'up to 50% shorter deployment cycles'],
    ],
    '/agile-transformation': [['up to 40% better delivery']],
    '/accessibility-testing': [
      ['over 1 billion people with disabilities'],
      ['WCAG 2.1'],
      ['level A'],
      ['level AA'],
      ['level AAA'],
      ['ADA'],
      ['Section 508'],
      ['EN 301 549'],
    ],
  },
}
