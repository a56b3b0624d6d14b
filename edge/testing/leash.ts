/**
 * Runs a program that must not outlive who started it: `node leash.ts program.ts …`. When this process's input
 * ends, for whatever reason (a test that is done, or was killed itself), it ends its whole process group: the
 * program, and what the program has started. Prints `leash <pid of the program>` first.
 */
import { spawn } from 'node:child_process'

const child = spawn(process.execPath, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'inherit'] })
process.stdout.write(`leash ${child.pid}\n`)
child.once('exit', (code) => process.exit(code ?? 1))

process.stdin.on('close', () => process.kill(-process.pid, 'SIGKILL'))
process.stdin.resume()
