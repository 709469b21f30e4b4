import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Field } from 'payload'
import { isLinkTarget } from '../model/links'

const INVALID_LINK = 'Een adres van deze site, of een adres dat met https://, mailto: of tel: begint.'

const validateLink = (value: unknown) =>
  isLinkTarget(value) || (typeof value === 'string' && /^(mailto|tel):\S+$/.test(value)) || INVALID_LINK

/** Payload accepts `www.naam.nl`, which on a page leads nowhere. */
const links = LinkFeature({
  enabledCollections: [],
  fields: ({ defaultFields }) =>
    defaultFields.map(field =>
      field.name === 'url' ? ({ ...field, validate: validateLink } as Field) : field,
    ),
})

const pictures = UploadFeature({
  enabledCollections: ['media'],
  collections: {
    media: {
      fields: [
        {
          ...{ name: 'caption', label: 'Bijschrift', type: 'text', maxLength: 200 },
          admin: { description: 'Staat onder het beeld. Mag leeg blijven.' },
        },
        {
          ...{ name: 'alt', label: 'Beschrijving voor wie het niet ziet', type: 'text', maxLength: 200 },
          admin: { description: 'Leeg: de beschrijving van het beeld zelf.' },
        },
      ],
    },
  },
})

export const articleFeatures = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
  BoldFeature(),
  ItalicFeature(),
  links,
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  pictures,
  FixedToolbarFeature(),
  InlineToolbarFeature(),
]
