/** Links to other sites, and the words of links, by their form. */
import { ANGLE_OF_ADDRESS } from '#check/parse/intended.ts'
import { autofix, correction, type Finding, rule } from '#check/problems.ts'
import type { Pattern } from '../pattern.ts'
import { link } from '../sharedRules.ts'

const linkWords = rule(
  'link-words',
  "Screen readers list a page's links without the text around them",
)

/** Services that shorten, count or need to be signed in to; our own drives and tools. */
const PRIVATE_HOSTS = [
  '[\\w.-]*\\.(?:sharepoint|slack|safelinks\\.protection\\.outlook)\\.com',
  '(?:docs|drive|forms|calendar|meet|mail|gemini)\\.google\\.com',
  'www\\.google\\.\\w+\\/url',
  '(?:www\\.)?(?:dropbox|chatgpt|bitly|tinyurl|figma|trello|miro|calendly|urldefense)\\.com',
  'chat\\.openai\\.com',
  '[\\w-]+\\.(?:atlassian\\.net|notion\\.site)',
  '(?:www\\.)?(?:perplexity\\.ai|notion\\.so)',
  'bit\\.ly|(?:buff|ow)\\.ly|amzn\\.to|rb\\.gy|forms\\.gle|t\\.co|lnkd\\.in|goo\\.gl|1drv\\.ms',
  'lm?\\.facebook\\.com|onedrive\\.live\\.com|teams\\.microsoft\\.com|claude\\.ai',
  'github\\.com\\/[^/]+\\/[^/]+\\/(?:blob|edit|pull)',
].join('|')

/** Our own machines: this one, addresses by number, drives. A user name hides the host. */
const PRIVATE_PLACES = '[^/]*@|localhost\\b|(?:\\d+\\.){3}\\d+'

const withoutScheme = (written: string, to: string): Finding =>
  link({
    found: `the link ${written} lacks https:// or mailto:`,
    remedy: `Write ${to}`,
    fix: correction(written, to),
  })

/** Parameters with which campaigns and networks mark their links. */
const TRACKING = '(?:utm_\\w+|fbclid|gclid|msclkid|mc_[ce]id)'

const tracking = (written: string): Finding =>
  link({
    found: `${written}, by which the other site recognizes who sent the visitor`,
    why: 'Visitors would be tracked, and counted for somebody else',
    remedy: 'Remove it',
    fix: autofix(written, ''),
  })

/** Sought in the whole target of a link to another site. */
export const targetPatterns: readonly Pattern[] = [
  {
    name: 'a place that only we can open',
    pattern: new RegExp(
      `^(?:\\\\\\\\|[a-z]:|file:|https?:\\/\\/(?:${PRIVATE_PLACES}|(?:${PRIVATE_HOSTS})\\b)).*`,
      'gi',
    ),
    finding: ([target]) =>
      link({
        found: `the link ${target} goes through another service or to a place only we can open`,
        why: 'Visitors would be tracked, asked to sign in, or lost',
        remedy:
          'Open it and copy the address the browser ends up on; turn documents on our drives into pages',
      }),
    matches: [
      'https://www.google.com/url?q=https://w3.org',
      'http://localhost:3000/beta',
      'https://tester.example@w3.org/',
      'https://www.figma.com/file/abc',
      'https://rb.gy/x',
      '\\\\server\\share',
    ],
    passes: ['https://www.w3.org/TR/', 'https://github.com/w3c/wcag', 'https://figma.org'],
  },
  {
    name: 'a path of Windows',
    pattern: /^(?!\\\\)[^:]*\\[^:]*$/g,
    finding: ([target]) => {
      const to = target.replaceAll('\\', '/')
      return link({
        found: `the link ${target} has a backslash; the parts of an address are divided by slashes`,
        remedy: `Write ${to}`,
        fix: correction(target, to),
      })
    },
    matches: ['\\services\\devops', 'services\\devops'],
    passes: ['/services/devops', '\\\\server\\share', 'C:\\pages\\devops.mdx'],
  },
  {
    name: 'a telephone number without its country',
    pattern: /^tel:(?!\+[\d().-]{3,}$).*/gi,
    finding: ([target]) =>
      link({
        found: `the link ${target} is not a telephone number`,
        remedy: 'Write tel:, the country code with + and the digits: tel:+918012345678',
      }),
    matches: ['tel:call-us', 'tel:080 123'],
    passes: ['tel:+91-80-1234567'],
  },
  {
    name: 'an address that is cut off or misspelled',
    pattern: /^https:(?!\/\/(?:[\w-]+\.)+[a-z][\w-]+(?:[:/?#]|$)(?!.*(?:…|\.{3}$|[,;]$))).*/gi,
    finding: ([target]) =>
      link({
        found: `the link ${target} is incomplete or misspelled`,
        remedy: 'Open it in a browser, and copy the address from there',
      }),
    matches: ['https://w3..org/TR', 'https://w3.оrg/TR', 'https:/w3.org', 'https://w3.org/T…'],
    passes: ['https://www.w3.org/TR/?one=two#three', 'HTTPS://w3.org/a'],
  },
  {
    name: 'an address that is not encrypted',
    pattern: /^http:(.*)/gi,
    finding: ([target, rest]) => {
      const to = `https:${rest}`
      return link({
        found: `the link ${target} is not encrypted; links to other sites start with https://`,
        remedy: `Write ${to}`,
        fix: correction(target, to),
      })
    },
    matches: ['http://w3.org'],
    passes: ['https://w3.org'],
  },
  {
    name: 'another scheme',
    pattern: /^(?!(?:https|mailto|tel):)([a-z][a-z0-9+.-]*):.*/gi,
    finding: ([target, scheme]) =>
      link({
        found: `the link ${target} starts with ${scheme}:; links are paths, https:, mailto: or tel:`,
        remedy: 'Use one of them',
      }),
    matches: ['javascript:alert', 'ftp://w3.org'],
    passes: ['mailto:hello@tester.example', '/beta'],
  },
  {
    name: 'a photograph',
    pattern: /^(?!\/\/)[^:@]*\.(?:jpe?g|png)$/gi,
    finding: ([target]) =>
      link({
        found: `the link ${target} leads to a photograph`,
        remedy: `Put ! before the [ to show it: ![what it shows](${target})`,
        inEditor: { remedy: 'Remove the link, and add the photograph to the section' },
      }),
    matches: ['test-lab.jpg'],
    passes: ['https://w3.org/a.png', '/beta'],
  },
  {
    name: 'an address that only stands for one',
    pattern:
      /^https?:\/\/(?:[\w-]+\.)*(?:example|yourdomain|yoursite|your-?(?:domain|site|company))\.(?:com|org|net)\b.*/gi,
    finding: ([target]) =>
      link({
        found: `the link ${target} leads to an address that only stands for one`,
        remedy: 'Write the real address',
      }),
    matches: ['https://example.com', 'https://www.yourdomain.com/a'],
    passes: ['https://w3.org/example.com'],
  },
  {
    name: 'a preview',
    pattern:
      /^https?:\/\/(?:[\w.-]+\.(?:workers|pages)\.dev|(?:staging|preview)[\w-]*\.[\w.-]+)(\/.*)$/gi,
    finding: ([target, path]) =>
      link({
        found: `the link ${target} leads to a preview, which goes when its pull request does`,
        remedy: `Write ${path}, if the page is one of ours`,
      }),
    matches: ['https://pr-12-site.someone.workers.dev/beta', 'https://staging.tester.example/beta'],
    passes: ['https://developers.cloudflare.com/workers/'],
  },
  {
    name: 'a path with two slashes',
    pattern: /^\/(\/[\w-]+(?:[/?#].*)?)$/gi,
    finding: ([target, path = '']) => withoutScheme(target, path),
    matches: ['//beta'],
    passes: ['//w3.org', '/beta'],
  },
  {
    name: 'a host with two slashes',
    pattern: /^\/\/.*/gi,
    finding: ([target]) => withoutScheme(target, `https:${target}`),
    matches: ['//w3.org'],
    passes: ['https://w3.org'],
  },
  {
    name: 'a mailbox',
    pattern: /^[^/:]+@.*/gi,
    finding: ([target]) => withoutScheme(target, `mailto:${target}`),
    matches: ['hello@tester.example'],
    passes: ['mailto:hello@tester.example', 'https://w3.org/@a'],
  },
  {
    name: 'a host',
    pattern: /^(?:www\.|[a-z0-9-]+\.(?:com|org|net|io|gov|edu)(?:\/|$)).*/gi,
    finding: ([target]) => withoutScheme(target, `https://${target}`),
    matches: ['www.w3.org', 'w3.org/TR'],
    passes: ['services/core-testing', 'beta.mdx'],
  },
]

/** Sought in the words of a link. */
export const wordPatterns: readonly Pattern[] = [
  {
    name: 'no words',
    pattern: /^[^\p{L}\p{N}]*$/gu,
    finding: () =>
      link({ found: 'the link has no words', remedy: 'Write words that say where it leads' }),
    matches: ['', '...', ' '],
    passes: ['beta', '5'],
  },
  {
    // "here", "click here", "read more", an address.
    name: 'words that say nothing',
    pattern:
      /^(?:(?:click |see )?here(?: (?:for|to) .*)?|(?:this )?(?:link|page|article|post|document|website)|this|details|go|see|(?:\/|https?:|www\.)\S*|(?:(?:read|learn|see|find out) )?more|words(?: that say where it leads)?)[\s»›>→.…!]*$/gi,
    finding: ([words]) =>
      linkWords({
        found: `the link reads "${words}"; its words should say where it leads`,
        remedy: 'Link the name of the thing instead',
      }),
    matches: [
      'here',
      'Go',
      'Click here',
      'find out more',
      'Read more →',
      'https://w3.org',
      'this page',
    ],
    passes: ['how we work', 'go to market', 'more about load tests', 'the link checker'],
  },
]

/** Sought in the source of pages. */
export const pagePatterns: readonly Pattern[] = [
  {
    name: 'an address that starts with <',
    pattern: ANGLE_OF_ADDRESS,
    finding: ([angle]) =>
      link({
        found: 'an address that starts with <',
        remedy: 'Remove the <',
        fix: autofix(angle, ''),
      }),
    matches: ['A [point](</beta)'],
    passes: ['A [point](/beta)'],
  },
  {
    name: 'a card with another prop for its address',
    pattern: /\b(?:link|url|to)(?==")(?<=<Card\s[^<>]*)/g,
    finding: ([name]) =>
      link({
        found: `the prop ${name} of <Card>, whose address is in its href`,
        remedy: 'Write href',
        inEditor: { found: `a card whose page is not where it belongs`, remedy: 'Choose the page' },
        fix: autofix(name, 'href'),
      }),
    matches: ['<Card title="Alpha" link="/alpha">'],
    passes: ['<Card title="Alpha" href="/alpha">'],
  },
  {
    // Alone, or after other parameters, which stay.
    name: 'parameters of a campaign',
    pattern: new RegExp(
      `(?<=\\]\\(https:[^)\\s?]*)\\?${TRACKING}=[^&#)\\s]*(?:&${TRACKING}=[^&#)\\s]*)*(?=[#)])|(?<=\\]\\(https:[^)\\s]*)(?:&${TRACKING}=[^&#)\\s]*)+`,
      'g',
    ),
    finding: ([parameters]) => tracking(parameters),
    matches: [
      'A [standard](https://w3.org/TR?utm_source=mail)',
      'A [standard](https://w3.org/TR?a=b&gclid=c)',
    ],
    passes: ['A [standard](https://w3.org/TR?version=2)'],
  },
]

/** Sought in the source of every file. */
export const sourcePatterns: readonly Pattern[] = [
  {
    name: 'parameters of a network in a profile',
    pattern: /(?<=^[ \t]*(?:- )?(?:profile|url): *https:[^?\s]*)\?(?:utm_\w+|trk|fbclid)=\S*/gm,
    finding: ([parameters]) => tracking(parameters),
    matches: ['  profile: https://w3.org/a?utm_source=share'],
    passes: ['  profile: https://w3.org/a?id=3'],
  },
]
