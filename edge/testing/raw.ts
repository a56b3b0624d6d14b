import { connect } from 'node:net'

/** Sends bytes as they are and gives all that comes back until the connection ends or goes quiet. */
export function rawRequest(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    const finish = () => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(6000, finish)
    socket.on('data', (data) => {
      answer += data.toString()
      // The head tells all that the tests ask; the rest need not come.
      if (answer.includes('\r\n\r\n')) finish()
    })
    socket.on('error', finish)
    socket.on('close', finish)
    socket.write(bytes)
  })
}
