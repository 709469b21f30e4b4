import type { SentMessageInfo, Transport } from 'nodemailer'
import type MailMessage from 'nodemailer/lib/mailer/mail-message'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { ANSWER_TIMEOUT_MS, HAND_OVER_TIMEOUT_MS } from './retry'

/** Its types leave out whether the server asks who we are. */
type Connection = SMTPConnection & { allowsAuth: boolean }

/**
 * Sends each message over a connection of its own. Until the server has the whole message it is given up soon; from
 * then on it may accept at any moment, and its answer is waited for.
 */
export function smtpTransport(
  options: SMTPConnection.Options,
  login: SMTPConnection.Credentials | null,
): Transport<SentMessageInfo> {
  return {
    name: 'SMTP',
    version: '1',
    send: (mail, callback) => {
      const connection = new SMTPConnection({ ...options, socketTimeout: ANSWER_TIMEOUT_MS })
      sendOver(connection as Connection, login, mail.message)
        .then(
          info => callback(null, info),
          error => callback(error, null),
        )
        .finally(() => connection.close())
    },
  }
}

function sendOver(
  connection: Connection,
  login: SMTPConnection.Credentials | null,
  message: MailMessage['message'],
): Promise<SMTPConnection.SentMessageInfo> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the mail server took too long')), HAND_OVER_TIMEOUT_MS)
    const failed = (error: Error) => {
      clearTimeout(late)
      reject(error)
    }
    const handOver = () => {
      const stream = message.createReadStream()
      stream.once('end', () => clearTimeout(late))
      connection.send(message.getEnvelope(), stream, (error, info) => (error ? failed(error) : resolve(info)))
    }
    connection.once('error', failed)
    connection.once('end', () => failed(new Error('the mail server closed the connection')))
    connection.connect(() => {
      if (login && connection.allowsAuth)
        connection.login(login, error => (error ? failed(error) : handOver()))
      else handOver()
    })
  })
}
