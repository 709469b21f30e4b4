import type { GlobalConfig } from 'payload'
import { SHARED_TEXTS, type SharedWord } from '@/features/website/model/sharedTexts'
import { revalidateGlobal } from '@/features/website/server/public'
import { globalAccess } from '@/platform/access/rules'
import { keepGlobalPublished } from '@/platform/payload/restoreGuards'
import { line, paragraph } from '../collections/fields/texts'
import { globalVersions } from '../collections/fields/versions'

const wordField = ({ name, label, long }: SharedWord) => (long ? paragraph : line)(name, label)

export const SharedTexts: GlobalConfig = {
  slug: 'shared-texts',
  label: 'Op elke pagina',
  admin: {
    group: 'Site',
    description:
      'Wat niet bij één pagina hoort: de cookievraag, de voettekst, het offerteformulier en de 404.',
  },
  access: globalAccess,
  versions: globalVersions,
  hooks: { beforeOperation: [keepGlobalPublished], afterChange: [revalidateGlobal] },
  fields: [
    {
      type: 'tabs',
      tabs: SHARED_TEXTS.map(({ name, label, shown, words }) => ({
        name,
        label,
        description: shown,
        fields: words.map(wordField),
      })),
    },
  ],
}
