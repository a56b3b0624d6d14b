import type { Lane } from './lanes.ts'
import type { Message } from './message.ts'
import { TURN } from './schema.ts'
import { createSelect, type Sql } from './sql.ts'

export type NextTurn = ReturnType<typeof createTurns>

/** Returns a function for the turn of a message that joins a lane, in which network addresses and blocks take turns. */
export function createTurns(sql: Sql) {
  const select = createSelect(sql)

  /**
   * The turn after the last one of the same network address, but not before the one that is on. Sixteen messages of a block
   * of addresses take a turn, too, so that nobody gains much by having many addresses.
   */
  return function nextTurn(lane: Lane, { network, block }: Pick<Message, 'network' | 'block'>) {
    const waiting = "FROM messages WHERE state = 'waiting' AND lane = ?"
    const current = select(`MIN(turn) ${waiting}`, lane) ?? 0
    const lastOfBlock = select(`MAX(block_turn) ${waiting} AND block = ?`, lane, block)
    const lastTurn = select(`MAX(turn) ${waiting} AND network = ?`, lane, network)
    const blockTurn = Math.max(current, lastOfBlock === null ? 0 : lastOfBlock + 1)
    return { turn: Math.max(blockTurn, lastTurn === null ? 0 : lastTurn + TURN), blockTurn }
  }
}
