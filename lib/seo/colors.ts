/** Light-scheme colors where no style sheet applies; lib/styles/_settings.scss defines the same, and all others. */
export const COLORS = {
  paper: '#f7f5ef',
  ink: '#10141b',
  soft: '#454c58',
  line: '#857f70',
  rule: '#d9d4c7',
  accent: '#1838bd',
  sheet: '#fffdf8',
  wash: '#e6ebff',
  warn: '#803c00',
} as const

/** The dark scheme's background. */
export const DARK_PAPER = '#0c1017'
