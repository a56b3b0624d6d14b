/**
 * Addresses that redirect (301) for good. Key: the alias; value: the canonical path.
 *
 * Written by `npm run aliases` from content/data/redirects.yaml. Each entry stands in one line, so that
 * `npm run content:check` can name the line to add.
 */
// biome-ignore format: one entry, one line
export const ALIASES: Readonly<Record<string, string>> = {
  '/continuous-integration': '/continous-integration',
  '/services/test-maturity-model-assessment': '/services/test-maturity-model-assesment',
  '/services/tcoe-assessment': '/services/tcoe-assesment',
  '/services/ai-engineering': '/services/ai_engineering',
  '/services/generative-ai-testing': '/services/generative_ai_testing',
  '/services/transformation-consulting': '/services/transformational-consulting',
  '/ai-ml': '/aiml',
  '/ui-ux-testing': '/uiux-testing',
  '/aiml-model-testing': '/ai-ml-model-testing',
  '/cyber-security-and-threat-modeling': '/cyber-security-and-threat-modelling',
  '/cybersecurity-and-threat-modelling': '/cyber-security-and-threat-modelling',
  '/cybersecurity-and-threat-modeling': '/cyber-security-and-threat-modelling',
  '/service-virtualisation': '/service-virtualization',
}
