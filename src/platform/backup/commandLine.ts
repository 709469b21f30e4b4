import type { Ctx } from '@/platform/ctx'
import { processCtx } from '@/platform/processCtx'
import type { InvariantResult } from './invariants'
import { BackupRefusal } from './model/archive'

export const say = (line: string) => process.stdout.write(`${line}\n`)

/** Runs a command to its end. A refusal is one sentence, anything else keeps its stack; either ends with 1. */
export async function runCommand(work: (ctx: Ctx, args: string[]) => Promise<void>): Promise<never> {
  const ctx = await processCtx()
  ctx.payload.logger.level = 'warn'
  let code = 0
  try {
    await work(ctx, process.argv.slice(2))
  } catch (error) {
    code = 1
    process.stderr.write(`${messageOf(error)}\n`)
  }
  await ctx.payload.destroy()
  process.exit(code)
}

function messageOf(error: unknown): string {
  if (error instanceof BackupRefusal) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`
}

export function sayInvariants(results: InvariantResult[]): void {
  for (const { name, violations } of results) {
    say(`  ${violations.length === 0 ? 'holds' : 'BROKEN'}: ${name}`)
    for (const violation of violations) say(`    ${violation}`)
  }
}
