import { NumberCell as NumberCell_ce8383662272056ed42176243b23ef02 } from '@/features/leads/admin/LeadCells'
import { ContactActions as ContactActions_49e6aa8fbc4464736e36a604b58a370f } from '@/features/leads/admin/LeadFields'
import { default as default_2dc1f52c1a1a7637bc183969da796dee } from '@/features/quotes/admin/CreateQuote'
import { LeadSlip as LeadSlip_49e6aa8fbc4464736e36a604b58a370f } from '@/features/leads/admin/LeadFields'
import { TimelineField as TimelineField_49e6aa8fbc4464736e36a604b58a370f } from '@/features/leads/admin/LeadFields'
import { SourceCell as SourceCell_ce8383662272056ed42176243b23ef02 } from '@/features/leads/admin/LeadCells'
import { StatusCell as StatusCell_ce8383662272056ed42176243b23ef02 } from '@/features/leads/admin/LeadCells'
import { OwnerField as OwnerField_49e6aa8fbc4464736e36a604b58a370f } from '@/features/leads/admin/LeadFields'
import { DeadlineCell as DeadlineCell_ce8383662272056ed42176243b23ef02 } from '@/features/leads/admin/LeadCells'
import { default as default_771cb4c58c354e4c9e2141cdc04a667e } from '@/platform/editing/admin/SaveGuard'
import { default as default_01baef891eeade94b9f73473179f6c26 } from '@/platform/payload/admin/LockOwner'
import { TypeCell as TypeCell_08def49f13ca25ce0b5166ab33e65dd1 } from '@/features/configurator/admin/requestFields'
import { AnswersField as AnswersField_08def49f13ca25ce0b5166ab33e65dd1 } from '@/features/configurator/admin/requestFields'
import { default as default_90b6e83177c44fa338cc2b9afba305c9 } from '@/platform/console/EuroCell'
import { default as default_8d2a3f9c0b200a168c10310df2640561 } from '@/platform/console/EuroField'
import { default as default_1b87b10b54664a1b9f2386a717ba19a5 } from '@/features/desk/admin/CancelAppointment'
import { default as default_36587f9b39b505346db3dd77918024b7 } from '@/platform/audit/admin/HistoryField'
import { default as default_93f269928aef1e08e829a6718b18ee54 } from '@/platform/console/DayCell'
import { default as default_58c7a18b26521b23e95824a220f4986d } from '@/features/newsletter/admin/SubscriptionCell'
import { default as default_0a41723712ef6ee7f47621050ebe65c6 } from '@/platform/email/admin/ResendButton'
import { default as default_8dd555598763bb13ac589641adeac6ca } from '@/platform/email/admin/MailPreview'
import { MailStateCell as MailStateCell_17b47ea489c9a4872e55e2fe863a5609 } from '@/platform/email/admin/MailList'
import { default as default_b4b49c0d69bad5fcb1a28a421ec94503 } from '@/platform/payload/admin/WithoutPassword'
import { default as default_fac58fa65ec138324ed3ef7322f05f29 } from '@/features/orders/admin/WithdrawalActions'
import { default as default_af7c36bc2232da02825c59b715c6a021 } from '@/features/orders/admin/WithdrawalTasks'
import { default as default_3447ad6f4f393c5461e9b11ee35a603b } from '@/features/orders/admin/UninformedOrders'
import { default as default_480532b98e3896d2d4188a808e3f50d9 } from '@/features/orders/admin/PriceRisePreview'
import { default as default_d8320b9ffd7d45a2b3aff32ee25aa6ad } from '@/features/orders/admin/PreparedOrderActions'
import { default as default_38eed93b3098309b1e1c273d514b17a2 } from '@/features/website/admin/SlugField'
import { default as default_8d0f2ef6c443fc832bc60deb64485986 } from '@/platform/editing/admin/SchedulePublication'
import { default as default_5d35d651ca3161d428331af3e0cf88ac } from '@/platform/editing/admin/VersionsView'
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
import { default as default_c1396d2dfd7960f4baf710a9cd588691 } from '@/features/staff/admin/invitations/InvitationField'
import { default as default_6eb8e3f652b39c724cfe804bd599f8b7 } from '@/features/staff/admin/secondFactor/SecondFactorField'
import { default as default_c4fa48e583694fbda6d5a537e0dfd95c } from '@/features/staff/admin/SessionsField'
import { AbsentField as AbsentField_a4e262584814dca3c92ca710c4592da9 } from '@/features/company/admin/AbsentField'
import { default as default_f4c9a56904192d4ea966068e67a23619 } from '@/platform/console/ChoiceLabel'
import { default as default_172e53f5dd21e908b2d1e3acdcc2dcb8 } from '@/features/configurator/admin/PricedRowLabel'
import { BrandMark as BrandMark_6eff81b77f732acee7ec2c4ef513f8d2 } from '@/features/staff/admin/Brand'
import { BrandName as BrandName_6eff81b77f732acee7ec2c4ef513f8d2 } from '@/features/staff/admin/Brand'
import { default as default_bd19524ba1e1d54cdbb77b855b0a79a0 } from '@/features/staff/admin/StartCards'
import { default as default_d4254614483b56be1d4c6369564c424f } from '@/platform/payload/admin/OpenNav'
import { default as default_b9b886b9197078adc016222f762ad651 } from '@/features/leads/admin/LeadsLink'
import { default as default_a25ae5ba71be8a8165a4e1225849c8f5 } from '@/features/orders/admin/HostingLink'
import { default as default_4e6abf365bf0665b95fcfd67bb84fed9 } from '@/features/quotes/admin/QuotesLink'
import { default as default_4bffd02c5368fd0323728af171a0f52e } from '@/features/quotes/admin/AssignmentsLink'
import { default as default_5fa5616904a717ade5da74235b0f0caf } from '@/platform/health/admin/HealthLink'
import { default as default_d1e042c44bdc55419271f9c608a3582d } from '@/platform/launch/admin/LaunchLink'
import { default as default_6ff21ebfd20dcd684c90bbfcff8aba34 } from '@/features/staff/admin/session/SessionProvider'
import { default as default_86a4dd4792ce222b85d1d53cc5883d5e } from '@/features/staff/admin/secondFactor/LogInView'
import { default as default_4bdf57a020f627cfa237035a0ec4ee27 } from '@/features/leads/admin/LeadsView'
import { default as default_dac0e13636d11f3cd77dd1d05dbf9aa9 } from '@/features/staff/admin/invitations/InvitationView'
import { default as default_ecf5ca293df8a99698fbadf278c45f47 } from '@/features/orders/admin/HostingView'
import { default as default_8adebc453bf023d3864632ffd8caf0d7 } from '@/features/quotes/admin/QuoteView'
import { default as default_6ec709a95957b1073906f4225456edec } from '@/features/quotes/admin/AssignmentView'
import { default as default_0f830ad02ff94637f787a1209ab21779 } from '@/features/quotes/admin/AssignmentsView'
import { default as default_1b2bf49134be796bf791ce902ca19a43 } from '@/features/quotes/admin/QuotesView'
import { default as default_24b98b82fc571df26f5d5f9e5d12ad1f } from '@/platform/launch/admin/LaunchView'
import { default as default_d0dc17143b13d3c290e0e416d0b5041b } from '@/platform/health/admin/HealthView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { LeadQuote as LeadQuote_0ce4fa10938e842406f416d8438efc00 } from '@/features/quotes/admin/LeadQuote'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/features/leads/admin/LeadCells#NumberCell": NumberCell_ce8383662272056ed42176243b23ef02,
  "@/features/leads/admin/LeadFields#ContactActions": ContactActions_49e6aa8fbc4464736e36a604b58a370f,
  "@/features/quotes/admin/CreateQuote#default": default_2dc1f52c1a1a7637bc183969da796dee,
  "@/features/leads/admin/LeadFields#LeadSlip": LeadSlip_49e6aa8fbc4464736e36a604b58a370f,
  "@/features/leads/admin/LeadFields#TimelineField": TimelineField_49e6aa8fbc4464736e36a604b58a370f,
  "@/features/leads/admin/LeadCells#SourceCell": SourceCell_ce8383662272056ed42176243b23ef02,
  "@/features/leads/admin/LeadCells#StatusCell": StatusCell_ce8383662272056ed42176243b23ef02,
  "@/features/leads/admin/LeadFields#OwnerField": OwnerField_49e6aa8fbc4464736e36a604b58a370f,
  "@/features/leads/admin/LeadCells#DeadlineCell": DeadlineCell_ce8383662272056ed42176243b23ef02,
  "@/platform/editing/admin/SaveGuard#default": default_771cb4c58c354e4c9e2141cdc04a667e,
  "@/platform/payload/admin/LockOwner#default": default_01baef891eeade94b9f73473179f6c26,
  "@/features/configurator/admin/requestFields#TypeCell": TypeCell_08def49f13ca25ce0b5166ab33e65dd1,
  "@/features/configurator/admin/requestFields#AnswersField": AnswersField_08def49f13ca25ce0b5166ab33e65dd1,
  "@/platform/console/EuroCell#default": default_90b6e83177c44fa338cc2b9afba305c9,
  "@/platform/console/EuroField#default": default_8d2a3f9c0b200a168c10310df2640561,
  "@/features/desk/admin/CancelAppointment#default": default_1b87b10b54664a1b9f2386a717ba19a5,
  "@/platform/audit/admin/HistoryField#default": default_36587f9b39b505346db3dd77918024b7,
  "@/platform/console/DayCell#default": default_93f269928aef1e08e829a6718b18ee54,
  "@/features/newsletter/admin/SubscriptionCell#default": default_58c7a18b26521b23e95824a220f4986d,
  "@/platform/email/admin/ResendButton#default": default_0a41723712ef6ee7f47621050ebe65c6,
  "@/platform/email/admin/MailPreview#default": default_8dd555598763bb13ac589641adeac6ca,
  "@/platform/email/admin/MailList#MailStateCell": MailStateCell_17b47ea489c9a4872e55e2fe863a5609,
  "@/platform/payload/admin/WithoutPassword#default": default_b4b49c0d69bad5fcb1a28a421ec94503,
  "@/features/orders/admin/WithdrawalActions#default": default_fac58fa65ec138324ed3ef7322f05f29,
  "@/features/orders/admin/WithdrawalTasks#default": default_af7c36bc2232da02825c59b715c6a021,
  "@/features/orders/admin/UninformedOrders#default": default_3447ad6f4f393c5461e9b11ee35a603b,
  "@/features/orders/admin/PriceRisePreview#default": default_480532b98e3896d2d4188a808e3f50d9,
  "@/features/orders/admin/PreparedOrderActions#default": default_d8320b9ffd7d45a2b3aff32ee25aa6ad,
  "@/features/website/admin/SlugField#default": default_38eed93b3098309b1e1c273d514b17a2,
  "@/platform/editing/admin/SchedulePublication#default": default_8d0f2ef6c443fc832bc60deb64485986,
  "@/platform/editing/admin/VersionsView#default": default_5d35d651ca3161d428331af3e0cf88ac,
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
  "@/features/staff/admin/invitations/InvitationField#default": default_c1396d2dfd7960f4baf710a9cd588691,
  "@/features/staff/admin/secondFactor/SecondFactorField#default": default_6eb8e3f652b39c724cfe804bd599f8b7,
  "@/features/staff/admin/SessionsField#default": default_c4fa48e583694fbda6d5a537e0dfd95c,
  "@/features/company/admin/AbsentField#AbsentField": AbsentField_a4e262584814dca3c92ca710c4592da9,
  "@/platform/console/ChoiceLabel#default": default_f4c9a56904192d4ea966068e67a23619,
  "@/features/configurator/admin/PricedRowLabel#default": default_172e53f5dd21e908b2d1e3acdcc2dcb8,
  "@/features/staff/admin/Brand#BrandMark": BrandMark_6eff81b77f732acee7ec2c4ef513f8d2,
  "@/features/staff/admin/Brand#BrandName": BrandName_6eff81b77f732acee7ec2c4ef513f8d2,
  "@/features/staff/admin/StartCards#default": default_bd19524ba1e1d54cdbb77b855b0a79a0,
  "@/platform/payload/admin/OpenNav#default": default_d4254614483b56be1d4c6369564c424f,
  "@/features/leads/admin/LeadsLink#default": default_b9b886b9197078adc016222f762ad651,
  "@/features/orders/admin/HostingLink#default": default_a25ae5ba71be8a8165a4e1225849c8f5,
  "@/features/quotes/admin/QuotesLink#default": default_4e6abf365bf0665b95fcfd67bb84fed9,
  "@/features/quotes/admin/AssignmentsLink#default": default_4bffd02c5368fd0323728af171a0f52e,
  "@/platform/health/admin/HealthLink#default": default_5fa5616904a717ade5da74235b0f0caf,
  "@/platform/launch/admin/LaunchLink#default": default_d1e042c44bdc55419271f9c608a3582d,
  "@/features/staff/admin/session/SessionProvider#default": default_6ff21ebfd20dcd684c90bbfcff8aba34,
  "@/features/staff/admin/secondFactor/LogInView#default": default_86a4dd4792ce222b85d1d53cc5883d5e,
  "@/features/leads/admin/LeadsView#default": default_4bdf57a020f627cfa237035a0ec4ee27,
  "@/features/staff/admin/invitations/InvitationView#default": default_dac0e13636d11f3cd77dd1d05dbf9aa9,
  "@/features/orders/admin/HostingView#default": default_ecf5ca293df8a99698fbadf278c45f47,
  "@/features/quotes/admin/QuoteView#default": default_8adebc453bf023d3864632ffd8caf0d7,
  "@/features/quotes/admin/AssignmentView#default": default_6ec709a95957b1073906f4225456edec,
  "@/features/quotes/admin/AssignmentsView#default": default_0f830ad02ff94637f787a1209ab21779,
  "@/features/quotes/admin/QuotesView#default": default_1b2bf49134be796bf791ce902ca19a43,
  "@/platform/launch/admin/LaunchView#default": default_24b98b82fc571df26f5d5f9e5d12ad1f,
  "@/platform/health/admin/HealthView#default": default_d0dc17143b13d3c290e0e416d0b5041b,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@/features/quotes/admin/LeadQuote#LeadQuote": LeadQuote_0ce4fa10938e842406f416d8438efc00
}
