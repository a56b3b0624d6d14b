import type { NewsItem } from '#lib/news/answer.ts'

/**
 * Shown where no news service is configured, so that the strip can be seen and tested without a key. Made up, says
 * so in each title, names no outlet, and links to pages of this site.
 */
export const newsSample: readonly NewsItem[] = [
  {
    title: 'Sample article: how teams measure test automation',
    description:
      'This is a recorded sample, not news. It stands here until a news service is configured, and links to…',
    url: '/automation-testing',
    image: null,
  },
  {
    title: 'Sample article: what monitoring a model in production takes',
    description:
      'This is a recorded sample, not news. A real article would open at its publisher; this one leads to t…',
    url: '/model-monitoring-validation',
    image: null,
  },
  {
    title: 'Sample article: accessibility is a property of the build',
    description:
      'This is a recorded sample, not news. The page behind it says how accessibility testing is done here.…',
    url: '/accessibility-testing',
    image: null,
  },
]
