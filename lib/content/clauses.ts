/**
 * What banks must ask a provider, clause by clause. `asks` paraphrases; the texts themselves are longer. The answers in
 * content/data/due-diligence.yaml name the clauses that they answer by these ids.
 */

/** The texts, with the part of each that is mapped. */
export const REGULATIONS = {
  /** Interagency Guidance on Third-Party Relationships (88 FR 37920, June 9, 2023), "Due Diligence and Third-Party Selection". */
  selection: 'US guidance, due diligence',
  /** The same, "Contract Negotiation". */
  contract: 'US guidance, contract',
  /** Regulation (EU) 2022/2554, Article 30. */
  dora: 'DORA',
} as const

export type Regulation = keyof typeof REGULATIONS
/** The keys of {@link REGULATIONS}. */
export const regulations = Object.keys(REGULATIONS) as Regulation[]

interface Clause {
  regulation: Regulation
  /** The topic as the guidance names it, or the number in the regulation. */
  name: string
  asks: string
}

/** The clauses of all texts, by id. */
export const CLAUSES = {
  'selection-strategies': {
    regulation: 'selection',
    name: 'Strategies and goals',
    asks: 'Plans of ours that could change the service, such as a merger or a new business',
  },
  'selection-law': {
    regulation: 'selection',
    name: 'Legal and regulatory compliance',
    asks: 'Ownership, legal form, and the laws and licenses that bind us',
  },
  'selection-finances': {
    regulation: 'selection',
    name: 'Financial condition',
    asks: 'Whether we can afford to finish what we sign',
  },
  'selection-experience': {
    regulation: 'selection',
    name: 'Business experience',
    asks: 'How long we have done this work, and for what kind of client',
  },
  'selection-people': {
    regulation: 'selection',
    name: 'Key personnel',
    asks: 'Background checks, qualifications, training and succession',
  },
  'selection-risk': {
    regulation: 'selection',
    name: 'Risk management',
    asks: 'Our policies and controls, and who audits them',
  },
  'selection-security': {
    regulation: 'selection',
    name: 'Information security',
    asks: 'How we protect information and systems',
  },
  'selection-systems': {
    regulation: 'selection',
    name: 'Management of information systems',
    asks: 'The systems that we work with, and how we look after them',
  },
  'selection-resilience': {
    regulation: 'selection',
    name: 'Operational resilience',
    asks: 'How we keep working through a disruption, and whether we test it',
  },
  'selection-incidents': {
    regulation: 'selection',
    name: 'Incident reporting and management',
    asks: 'How we find, escalate and report an incident',
  },
  'selection-premises': {
    regulation: 'selection',
    name: 'Physical security',
    asks: 'Who can enter our offices and reach the equipment there',
  },
  'selection-subcontractors': {
    regulation: 'selection',
    name: 'Reliance on subcontractors',
    asks: 'Which work we pass on, and how we control it',
  },
  'selection-insurance': {
    regulation: 'selection',
    name: 'Insurance coverage',
    asks: 'Which losses our policies cover, and up to what amount',
  },
  'selection-others': {
    regulation: 'selection',
    name: 'Contracts with other parties',
    asks: 'Obligations of ours to others that could become a risk of yours',
  },
  'contract-scope': {
    regulation: 'contract',
    name: 'Nature and scope',
    asks: 'What we do, where, with what, and how it may change',
  },
  'contract-performance': {
    regulation: 'contract',
    name: 'Performance measures',
    asks: 'The measures that show whether the service is good enough',
  },
  'contract-information': {
    regulation: 'contract',
    name: 'Providing and retaining information',
    asks: 'Which reports and records you get, when, and who keeps them',
  },
  'contract-audit': {
    regulation: 'contract',
    name: 'Right to audit and require remediation',
    asks: 'Your right to audit us and to have faults mended',
  },
  'contract-compliance': {
    regulation: 'contract',
    name: 'Compliance with laws',
    asks: 'Who answers for which law and regulation',
  },
  'contract-costs': {
    regulation: 'contract',
    name: 'Costs and compensation',
    asks: 'Fees, what they depend on, and who pays for what else',
  },
  'contract-license': {
    regulation: 'contract',
    name: 'Ownership and license',
    asks: 'Who owns data, tests, code and reports',
  },
  'contract-confidentiality': {
    regulation: 'contract',
    name: 'Confidentiality and integrity',
    asks: 'How your information stays secret and unaltered',
  },
  'contract-resilience': {
    regulation: 'contract',
    name: 'Resilience and continuity',
    asks: 'How the service goes on, and how data is recovered',
  },
  'contract-liability': {
    regulation: 'contract',
    name: 'Indemnification and limits on liability',
    asks: 'Who makes good which loss, and up to what limit',
  },
  'contract-insurance': {
    regulation: 'contract',
    name: 'Insurance',
    asks: 'The cover that we keep, and how you learn of a change',
  },
  'contract-disputes': {
    regulation: 'contract',
    name: 'Dispute resolution',
    asks: 'How a dispute is settled while the work goes on',
  },
  'contract-complaints': {
    regulation: 'contract',
    name: 'Customer complaints',
    asks: 'Who answers when one of your customers complains',
  },
  'contract-subcontracting': {
    regulation: 'contract',
    name: 'Subcontracting',
    asks: 'Whether we may pass work on, and on what conditions',
  },
  'contract-foreign': {
    regulation: 'contract',
    name: 'Foreign-based third parties',
    asks: 'Countries and laws that apply when we work from abroad',
  },
  'contract-termination': {
    regulation: 'contract',
    name: 'Default and termination',
    asks: 'When either side may end the contract, and how it ends',
  },
  'contract-supervision': {
    regulation: 'contract',
    name: 'Regulatory supervision',
    asks: 'That your supervisor may examine the work we do for you',
  },
  'dora-1': {
    regulation: 'dora',
    name: 'Article 30(1)',
    asks: 'Rights and duties in one written contract, service levels included',
  },
  'dora-2a': {
    regulation: 'dora',
    name: 'Article 30(2)(a)',
    asks: 'All services described, and whether they may be subcontracted',
  },
  'dora-2b': {
    regulation: 'dora',
    name: 'Article 30(2)(b)',
    asks: 'Where the work is done and data is kept, with notice before a move',
  },
  'dora-2c': {
    regulation: 'dora',
    name: 'Article 30(2)(c)',
    asks: 'Data that stays available, authentic, intact and confidential',
  },
  'dora-2d': {
    regulation: 'dora',
    name: 'Article 30(2)(d)',
    asks: 'Data given back in a usable format when the contract or we end',
  },
  'dora-2e': {
    regulation: 'dora',
    name: 'Article 30(2)(e)',
    asks: 'Service levels, and how they are revised',
  },
  'dora-2f': {
    regulation: 'dora',
    name: 'Article 30(2)(f)',
    asks: 'Help in an incident, free or at a cost agreed before',
  },
  'dora-2g': {
    regulation: 'dora',
    name: 'Article 30(2)(g)',
    asks: 'Full cooperation with your authorities',
  },
  'dora-2h': {
    regulation: 'dora',
    name: 'Article 30(2)(h)',
    asks: 'Rights to terminate, with minimum periods of notice',
  },
  'dora-2i': {
    regulation: 'dora',
    name: 'Article 30(2)(i)',
    asks: 'Our part in your security awareness and resilience training',
  },
  'dora-3a': {
    regulation: 'dora',
    name: 'Article 30(3)(a)',
    asks: 'Service levels with precise targets that you can monitor',
  },
  'dora-3b': {
    regulation: 'dora',
    name: 'Article 30(3)(b)',
    asks: 'Periods of notice, and reports of anything that could impair the service',
  },
  'dora-3c': {
    regulation: 'dora',
    name: 'Article 30(3)(c)',
    asks: 'Contingency plans that are tested, and suitable security measures',
  },
  'dora-3d': {
    regulation: 'dora',
    name: 'Article 30(3)(d)',
    asks: 'Our part in your threat-led penetration tests',
  },
  'dora-3e': {
    regulation: 'dora',
    name: 'Article 30(3)(e)',
    asks: 'Your right to monitor, inspect and audit us, and that of your authorities',
  },
  'dora-3f': {
    regulation: 'dora',
    name: 'Article 30(3)(f)',
    asks: 'A transition period in which you can move the service elsewhere',
  },
} as const satisfies Readonly<Record<string, Clause>>

export type ClauseId = keyof typeof CLAUSES
/** The keys of {@link CLAUSES}. */
export const clauseIds = Object.keys(CLAUSES) as ClauseId[]
