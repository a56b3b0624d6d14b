/** What has changed between two texts, word by word. */
import { diffIndices } from 'node-diff3'

/** Words that stayed, went or came. */
export interface Run {
  kind: 'same' | 'removed' | 'added'
  text: string
  /** Whether it says something of the words, such as where a link leads, and is none of them. */
  isAside?: true
}

/** Words, claims, spaces and punctuation, so that a comma that was added does not make its word a new one. */
const TOKEN = /<Claim\b[^<>]*>|[\p{L}\p{N}]+|\s+|./gsu

/** A place where words went or came, with those that stayed before it. */
interface Rewritten {
  same: string
  removed: string
  added: string
}

const lengthOf = ({ removed, added }: Rewritten) => Math.max(removed.length, added.length)

/**
 * Makes one of two places if fewer letters stayed between them than changed on either side: of a sentence that was rewritten, one
 * reads the old one and the new one, and not every other word of both.
 */
function withoutIslands(places: readonly Rewritten[]): Rewritten[] {
  const joined: Rewritten[] = []
  for (const place of places) {
    let now = place
    let last = joined.at(-1)
    while (last && now.same.length <= Math.min(lengthOf(last), lengthOf(now))) {
      joined.pop()
      now = {
        same: last.same,
        removed: last.removed + now.same + now.removed,
        added: last.added + now.same + now.added,
      }
      last = joined.at(-1)
    }
    joined.push(now)
  }
  return joined
}

/**
 * Takes what is a space on both sides for one that stayed; of a place where only spaces changed, one reads the word before with
 * and without them: a line through a space looks like a hyphen.
 */
function withoutSpaces({ same, removed, added }: Rewritten): Rewritten {
  const [space = ''] = /^\s*/.exec(removed) ?? []
  if (space !== '' && removed !== added && added.startsWith(space))
    return withoutSpaces({
      same: same + space,
      removed: removed.slice(space.length),
      added: added.slice(space.length),
    })
  const isOfSpaces = (removed + added).trim() === '' && removed !== ''
  const [word = ''] = (isOfSpaces && /\S+\s*$/.exec(same)) || []
  return {
    same: same.slice(0, same.length - word.length),
    removed: word + removed,
    added: word + added,
  }
}

/** Compares two texts word by word. */
export function wordsChanged(before: string, after: string): Run[] {
  const old = before.match(TOKEN) ?? []
  const now = after.match(TOKEN) ?? []
  let done = 0
  const places = diffIndices(old, now).map(({ buffer1, buffer1Content, buffer2Content }) => {
    const same = old.slice(done, buffer1[0]).join('')
    done = buffer1[0] + buffer1[1]
    return { same, removed: buffer1Content.join(''), added: buffer2Content.join('') }
  })
  const runs = withoutIslands(places)
    .map(withoutSpaces)
    .flatMap(({ same, removed, added }): Run[] => [
      { kind: 'same', text: same },
      { kind: 'removed', text: removed },
      { kind: 'added', text: added },
    ])
  const rest: Run = { kind: 'same', text: old.slice(done).join('') }
  return [...runs, rest].filter(({ text }) => text !== '')
}
