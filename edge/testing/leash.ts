/**
 * Runs a program that must not outlive its parent: `node leash.ts program.ts …`. When stdin ends for any reason (the
 * test finished or was killed), it kills its whole process group: the program and everything the program started.
 * Prints `leash <pid of the program>` first.
 */
import { spawn } from 'node:child_process'

const child = spawn(process.execPath, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'inherit'],
})
process.stdout.write(`leash ${child.pid}\n`)
child.once('exit', (code) => process.exit(code ?? 1))

process.stdin.on('close', () => process.kill(-process.pid, 'SIGKILL'))
process.stdin.resume()
