import { connect } from 'node:net'

/** Sends raw bytes and returns everything received until the connection ends or goes quiet. */
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
      // The tests only look at the headers.
      if (answer.includes('\r\n\r\n')) finish()
    })
    socket.on('error', finish)
    socket.on('close', finish)
    socket.write(bytes)
  })
}
