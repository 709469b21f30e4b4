// Writes what is derived from the configuration: types and the admin's import map.
import { program } from './project.mjs'

await program('payload', ['generate:types'])
await program('payload', ['generate:importmap'])
