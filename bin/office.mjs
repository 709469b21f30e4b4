// The first log-in of the office: taken from the settings, or made up once and kept for the owner's eyes.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { DATA } from './project.mjs'

const FILE = path.join(DATA, 'admin')

/** The settings with which the seed makes the first administrator. */
export function firstAdmin() {
  const { SEED_ADMIN_EMAIL: email, SEED_ADMIN_PASSWORD: password } = process.env
  if (email && password) return { email, password }
  if (!fs.existsSync(FILE)) {
    const made = {
      email: email || 'beheer@webbureau-voorbeeld.example',
      password: password || randomBytes(12).toString('base64url'),
    }
    fs.writeFileSync(FILE, `${JSON.stringify(made)}\n`, { mode: 0o600 })
  }
  return JSON.parse(fs.readFileSync(FILE, 'utf8'))
}
