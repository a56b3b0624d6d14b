/** Runs nginx in the foreground for a test: `node runNginx.ts <binary> <folder> <port>`, and says when it listens. */
import { spawn } from 'node:child_process'
import { connect } from 'node:net'

const [, , binary = '', dir = '', port = ''] = process.argv
const nginx = spawn(binary, ['-p', dir, '-c', 'main.conf', '-e', 'stderr'], { stdio: 'inherit' })
nginx.once('exit', (code) => process.exit(code ?? 1))

const knock = () => {
  const socket = connect(Number(port), '127.0.0.1')
  socket.once('connect', () => {
    socket.destroy()
    console.log(`nginx listens on ${port}`)
  })
  socket.once('error', () => setTimeout(knock, 50))
}
knock()
