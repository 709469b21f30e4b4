import { solveProof } from '@/platform/forms/solveProof'
import { showSendingNote } from './ProofNote'

export async function makeProof(challenge: string): Promise<string> {
  showSendingNote('proof')
  try {
    return await solveProof(challenge)
  } finally {
    showSendingNote(null)
  }
}
