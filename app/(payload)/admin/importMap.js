import { default as default_632eabfe2a4600dc9c9344bf0638447e } from '@/admin/NumberCell'
import { default as default_d25562b34c06aa5f75446c81a60dad59 } from '@/admin/ContactActions'
import { default as default_4fb41bf92555d7baf9bcc114f3d10e99 } from '@/admin/LeadSlip'
import { default as default_9458c1a765957e1d1ade544d7d58cd15 } from '@/admin/HistoryField'
import { default as default_8a215fae2db560fea2ccf7a971ce919a } from '@/admin/SourceCell'
import { default as default_945fbba5c91679461317c4d91e791ff7 } from '@/admin/StatusCell'
import { default as default_1c7bf15c6ac4e19b3817092fe50fcb60 } from '@/admin/OwnerField'
import { default as default_2fb89f3d5cec45337199cf4572475f8b } from '@/admin/PromiseCell'
import { default as default_4394dfd302401818ea8f1f0d51d61808 } from '@/admin/editing/SaveGuard'
import { default as default_cc9443b3f883fccbd28fbce3d1b29ab6 } from '@/admin/editing/LockOwner'
import { default as default_d2f375f23cd1f29056cb09c49492bd72 } from '@/admin/TypeCell'
import { default as default_bd500c898e5e256ade5f1e98e921e757 } from '@/admin/AnswersField'
import { default as default_c124a049627bd6b73919a7a5adf1cddd } from '@/admin/EuroCell'
import { default as default_ec077debb303a37dc6ae049f1306ea15 } from '@/admin/EuroField'
import { default as default_7dd67745c482e2d48b80dcf5dcb8e909 } from '@/admin/SubscriptionCell'
import { default as default_638d33dcac260a2427eefd08c61d9e21 } from '@/admin/ResendButton'
import { default as default_911cf72906ac3ef9513d16780e015c64 } from '@/admin/MailPreview'
import { default as default_6eea0b6da17e4b8b4e349330e26249bc } from '@/admin/MailStateCell'
import { default as default_9b3f056a84edeaf44cb2ab90b67f5486 } from '@/admin/staff/WithoutPassword'
import { default as default_61c1f81d9b9126251af9b169419f1892 } from '@/admin/SlugField'
import { default as default_08c9eef2de9fe87171dd21888ad09abd } from '@/admin/editing/SchedulePublication'
import { default as default_72f564993b33d8b81cd8f49c85c0e560 } from '@/admin/editing/VersionsView'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { default as default_ba143988b7965c8133026a191e890562 } from '@/admin/staff/InvitationField'
import { default as default_d36f9d8065361c865970c4b1bd142d17 } from '@/admin/secondFactor/SecondFactorField'
import { default as default_5181eb42b646d77badc1296443d1acca } from '@/admin/SessionsField'
import { default as default_beef76c83553d4835839795d334ea2f3 } from '@/admin/EventCell'
import { default as default_52fcb0c0a63b66b2667b785af3926f9b } from '@/admin/ChoiceLabel'
import { default as default_2c9971e446b5bc0339e9d90fc5b96431 } from '@/admin/BrandMark'
import { default as default_3274e1a170398c2e664a871654247090 } from '@/admin/BrandName'
import { default as default_e43e0aa90f82a228e462119e49a8d06c } from '@/admin/StartCards'
import { default as default_46c21698bdc6aa0132d57eb8aab30c7a } from '@/admin/OpenMenu'
import { default as default_21c4019e26adef02f525ec70b00596da } from '@/admin/leads/LeadsLink'
import { default as default_12ee2762d9321d27e187f866c84d9ec8 } from '@/admin/hosting/HostingLink'
import { default as default_9411d50d5bffc6be1752eea674db7c02 } from '@/admin/session/SessionProvider'
import { default as default_17130be47634de9d29995d54b5bd8686 } from '@/admin/secondFactor/LogInView'
import { default as default_5c4bf201bb0d22e6171fe0bf111c0e3a } from '@/admin/leads/LeadsView'
import { default as default_85f769a65167f882b737be832124d30d } from '@/admin/staff/InvitationView'
import { default as default_27b9a6ea6a97ed70a09c38fec9bd5208 } from '@/admin/hosting/HostingView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/admin/NumberCell#default": default_632eabfe2a4600dc9c9344bf0638447e,
  "@/admin/ContactActions#default": default_d25562b34c06aa5f75446c81a60dad59,
  "@/admin/LeadSlip#default": default_4fb41bf92555d7baf9bcc114f3d10e99,
  "@/admin/HistoryField#default": default_9458c1a765957e1d1ade544d7d58cd15,
  "@/admin/SourceCell#default": default_8a215fae2db560fea2ccf7a971ce919a,
  "@/admin/StatusCell#default": default_945fbba5c91679461317c4d91e791ff7,
  "@/admin/OwnerField#default": default_1c7bf15c6ac4e19b3817092fe50fcb60,
  "@/admin/PromiseCell#default": default_2fb89f3d5cec45337199cf4572475f8b,
  "@/admin/editing/SaveGuard#default": default_4394dfd302401818ea8f1f0d51d61808,
  "@/admin/editing/LockOwner#default": default_cc9443b3f883fccbd28fbce3d1b29ab6,
  "@/admin/TypeCell#default": default_d2f375f23cd1f29056cb09c49492bd72,
  "@/admin/AnswersField#default": default_bd500c898e5e256ade5f1e98e921e757,
  "@/admin/EuroCell#default": default_c124a049627bd6b73919a7a5adf1cddd,
  "@/admin/EuroField#default": default_ec077debb303a37dc6ae049f1306ea15,
  "@/admin/SubscriptionCell#default": default_7dd67745c482e2d48b80dcf5dcb8e909,
  "@/admin/ResendButton#default": default_638d33dcac260a2427eefd08c61d9e21,
  "@/admin/MailPreview#default": default_911cf72906ac3ef9513d16780e015c64,
  "@/admin/MailStateCell#default": default_6eea0b6da17e4b8b4e349330e26249bc,
  "@/admin/staff/WithoutPassword#default": default_9b3f056a84edeaf44cb2ab90b67f5486,
  "@/admin/SlugField#default": default_61c1f81d9b9126251af9b169419f1892,
  "@/admin/editing/SchedulePublication#default": default_08c9eef2de9fe87171dd21888ad09abd,
  "@/admin/editing/VersionsView#default": default_72f564993b33d8b81cd8f49c85c0e560,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/admin/staff/InvitationField#default": default_ba143988b7965c8133026a191e890562,
  "@/admin/secondFactor/SecondFactorField#default": default_d36f9d8065361c865970c4b1bd142d17,
  "@/admin/SessionsField#default": default_5181eb42b646d77badc1296443d1acca,
  "@/admin/EventCell#default": default_beef76c83553d4835839795d334ea2f3,
  "@/admin/ChoiceLabel#default": default_52fcb0c0a63b66b2667b785af3926f9b,
  "@/admin/BrandMark#default": default_2c9971e446b5bc0339e9d90fc5b96431,
  "@/admin/BrandName#default": default_3274e1a170398c2e664a871654247090,
  "@/admin/StartCards#default": default_e43e0aa90f82a228e462119e49a8d06c,
  "@/admin/OpenMenu#default": default_46c21698bdc6aa0132d57eb8aab30c7a,
  "@/admin/leads/LeadsLink#default": default_21c4019e26adef02f525ec70b00596da,
  "@/admin/hosting/HostingLink#default": default_12ee2762d9321d27e187f866c84d9ec8,
  "@/admin/session/SessionProvider#default": default_9411d50d5bffc6be1752eea674db7c02,
  "@/admin/secondFactor/LogInView#default": default_17130be47634de9d29995d54b5bd8686,
  "@/admin/leads/LeadsView#default": default_5c4bf201bb0d22e6171fe0bf111c0e3a,
  "@/admin/staff/InvitationView#default": default_85f769a65167f882b737be832124d30d,
  "@/admin/hosting/HostingView#default": default_27b9a6ea6a97ed70a09c38fec9bd5208,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
