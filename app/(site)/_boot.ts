// The script that every page made ahead carries instead of the framework. `npm run generate` writes it into
// `src/platform/next/late/boot.mjs`.
import { showUnseen } from '@/features/desk/ui/chatOpened'
import { isCounted } from '@/features/website/ui/layout/consent'
import { startPageBehaviour } from '@/features/website/ui/layout/startPageBehaviour'
import { holdInput } from '@/platform/next/late/browser/holdInput'
import { startFramework } from '@/platform/next/late/browser/startFramework'

showUnseen()
// Visits are counted by the framework.
startFramework(isCounted, holdInput)
addEventListener('DOMContentLoaded', startPageBehaviour)
