/** What a chat assistant says to its user, left behind in a text. */
import { type Finding, rule } from '#check/problems.ts'
import type { Pattern } from '../pattern.ts'

const voice = rule('voice', 'It tells buyers that nobody read the text before it was published')

const assistant = ([words]: RegExpExecArray): Finding =>
  voice({
    found: `"${words.trim()}", which a chat assistant says to you and not to visitors`,
    remedy: 'Remove the sentence',
  })

/** Sought in all prose. */
export const prosePatterns: readonly Pattern[] = [
  {
    name: 'how a chat assistant begins',
    pattern:
      /^(?:certainly|of course|absolutely)(?:!|[,.] here)|^sure[!,] |^(?:great|good|excellent) question\b|^(?:revised|rewritten)(?: version)?:/gi,
    finding: assistant,
    matches: ['Certainly! Here is it', 'Of course, here', 'Great question', 'Revised version:'],
    passes: ['Of course it is tested', 'Sure signs of a leak'],
  },
  {
    name: 'what a chat assistant offers',
    pattern:
      /\b(?:here(?: is|[’']s|[’']re| are)|below (?:is|are)) (?:an?|the|your|some) (?:(?:revised|rewritten|improved|updated|polished|shorter|possible|suggested) |draft\b|text\b)|\b(?:would you like me to|let me know if (?:you|this|that|there)|i hope (?:this|that|it) helps|feel free to (?:adjust|edit|change|modify|tweak|customi[sz]e))\b/gi,
    finding: assistant,
    matches: ['Here is a revised text', 'Let me know if this helps', 'Feel free to adjust it'],
    passes: ['Here is the report', 'Tell us what you need'],
  },
  {
    name: 'what a chat assistant is',
    pattern:
      /\bas an? (?:AI\b(?=[,.;])|(?:AI|large) language model\b)|\bas of my (?:last|latest)\b/gi,
    finding: assistant,
    matches: ['As an AI language model', 'as of my last update'],
    passes: ['An AI language model is tested'],
  },
]
