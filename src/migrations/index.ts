import * as migration_20261120_110000_initial from './20261120_110000_initial';
import * as migration_20261120_120000_bureau_schema from './20261120_120000_bureau_schema';
import * as migration_20261120_125825_pages from './20261120_125825_pages';
import * as migration_20261120_131516_prices from './20261120_131516_prices';
import * as migration_20261120_175206_response_time from './20261120_175206_response_time';
import * as migration_20261120_183748_public_site from './20261120_183748_public_site';
import * as migration_20261120_194510_page_words from './20261120_194510_page_words';
import * as migration_20261121_080000_leads from './20261121_080000_leads';
import * as migration_20261121_090000_leads_console from './20261121_090000_leads_console';
import * as migration_20261121_153553_hosting from './20261121_153553_hosting';
import * as migration_20261121_160000_hosting_money from './20261121_160000_hosting_money';
import * as migration_20261121_163006_page_words_hosting from './20261121_163006_page_words_hosting';
import * as migration_20261121_190859_invoice_submissions from './20261121_190859_invoice_submissions';
import * as migration_20261121_194859_claims_agency from './20261121_194859_claims_agency';
import * as migration_20261121_200209_staff_log_in from './20261121_200209_staff_log_in';
import * as migration_20261121_225737_navigation from './20261121_225737_navigation';
import * as migration_20261122_062055_claims_from_and_about from './20261122_062055_claims_from_and_about';
import * as migration_20261122_062100_seeded from './20261122_062100_seeded';
import * as migration_20261122_163019_shared_pictures from './20261122_163019_shared_pictures';
import * as migration_20261123_051535_security_events from './20261123_051535_security_events';
import * as migration_20261123_051540_security_log_stays from './20261123_051540_security_log_stays';
import * as migration_20261123_053224_linked_records from './20261123_053224_linked_records';
import * as migration_20261123_095928_sealed_links from './20261123_095928_sealed_links';
import * as migration_20261123_103500_sessions_end from './20261123_103500_sessions_end';
import * as migration_20261123_133250_saved_by from './20261123_133250_saved_by';
import * as migration_20261123_134511_second_factor from './20261123_134511_second_factor';
import * as migration_20261123_141821_staff_accounts from './20261123_141821_staff_accounts';
import * as migration_20261124_020000_audit_codes from './20261124_020000_audit_codes';
import * as migration_20261124_041000_invoiced_order from './20261124_041000_invoiced_order';
import * as migration_20261124_150000_vat_rates from './20261124_150000_vat_rates';
import * as migration_20261124_234519_order_terms from './20261124_234519_order_terms';
import * as migration_20261125_030658_products from './20261125_030658_products';
import * as migration_20261125_033745_claim_proofs from './20261125_033745_claim_proofs';
import * as migration_20261125_034120_trades from './20261125_034120_trades';
import * as migration_20261125_040603_callback_and_desk from './20261125_040603_callback_and_desk';
import * as migration_20261125_040818_portfolio_about_example from './20261125_040818_portfolio_about_example';
import * as migration_20261125_041059_doubt_and_references from './20261125_041059_doubt_and_references';
import * as migration_20261125_042455_regions_substance from './20261125_042455_regions_substance';
import * as migration_20261125_044500_appointments from './20261125_044500_appointments';
import * as migration_20261125_102221_closing_sentences from './20261125_102221_closing_sentences';
import * as migration_20261125_103514_withdrawals from './20261125_103514_withdrawals';
import * as migration_20261125_103541_bookings from './20261125_103541_bookings';
import * as migration_20261125_103700_tax from './20261125_103700_tax';
import * as migration_20261125_105426_large_businesses from './20261125_105426_large_businesses';
import * as migration_20261125_140943_price_rises from './20261125_140943_price_rises';
import * as migration_20261125_144614_prepared_orders from './20261125_144614_prepared_orders';
import * as migration_20261125_153947_scheduled_orders from './20261125_153947_scheduled_orders';
import * as migration_20261125_224532_processing_agreement from './20261125_224532_processing_agreement';
import * as migration_20261126_040907_quotes from './20261126_040907_quotes';
import * as migration_20261126_121038_lead_mail_templates from './20261126_121038_lead_mail_templates';
import * as migration_20261126_121121_lead_notes from './20261126_121121_lead_notes';
import * as migration_20261126_123500_quote_request_counts from './20261126_123500_quote_request_counts';
import * as migration_20261126_165952_assignment_work from './20261126_165952_assignment_work';
import * as migration_20261126_171500_quote_openings from './20261126_171500_quote_openings';
import * as migration_20261126_172011_withdrawal_of_quote from './20261126_172011_withdrawal_of_quote';
import * as migration_20261126_173428_quote_asked from './20261126_173428_quote_asked';
import * as migration_20261126_174000_quote_search from './20261126_174000_quote_search';
import * as migration_20261126_203000_health from './20261126_203000_health';
import * as migration_20261126_210000_backups from './20261126_210000_backups';
import * as migration_20261126_211800_retracted_quotes from './20261126_211800_retracted_quotes';
import * as migration_20261126_213640_request_ids from './20261126_213640_request_ids';
import * as migration_20261127_080000_launch from './20261127_080000_launch';
import * as migration_20261127_090000_invoices_without_file from './20261127_090000_invoices_without_file';
import * as migration_20261127_093000_restores from './20261127_093000_restores';
import * as migration_20261127_125509_booking_links from './20261127_125509_booking_links';
import * as migration_20261127_130000_retention from './20261127_130000_retention';
import * as migration_20261127_132324_held_mail from './20261127_132324_held_mail';
import * as migration_20261127_140000_legal_files from './20261127_140000_legal_files';
import * as migration_20261128_060000_quote_counts from './20261128_060000_quote_counts';

export const migrations = [
  {
    up: migration_20261120_110000_initial.up,
    down: migration_20261120_110000_initial.down,
    name: '20261120_110000_initial',
  },
  {
    up: migration_20261120_120000_bureau_schema.up,
    down: migration_20261120_120000_bureau_schema.down,
    name: '20261120_120000_bureau_schema',
  },
  {
    up: migration_20261120_125825_pages.up,
    down: migration_20261120_125825_pages.down,
    name: '20261120_125825_pages',
  },
  {
    up: migration_20261120_131516_prices.up,
    down: migration_20261120_131516_prices.down,
    name: '20261120_131516_prices',
  },
  {
    up: migration_20261120_175206_response_time.up,
    down: migration_20261120_175206_response_time.down,
    name: '20261120_175206_response_time',
  },
  {
    up: migration_20261120_183748_public_site.up,
    down: migration_20261120_183748_public_site.down,
    name: '20261120_183748_public_site',
  },
  {
    up: migration_20261120_194510_page_words.up,
    down: migration_20261120_194510_page_words.down,
    name: '20261120_194510_page_words',
  },
  {
    up: migration_20261121_080000_leads.up,
    down: migration_20261121_080000_leads.down,
    name: '20261121_080000_leads',
  },
  {
    up: migration_20261121_090000_leads_console.up,
    down: migration_20261121_090000_leads_console.down,
    name: '20261121_090000_leads_console',
  },
  {
    up: migration_20261121_153553_hosting.up,
    down: migration_20261121_153553_hosting.down,
    name: '20261121_153553_hosting',
  },
  {
    up: migration_20261121_160000_hosting_money.up,
    down: migration_20261121_160000_hosting_money.down,
    name: '20261121_160000_hosting_money',
  },
  {
    up: migration_20261121_163006_page_words_hosting.up,
    down: migration_20261121_163006_page_words_hosting.down,
    name: '20261121_163006_page_words_hosting',
  },
  {
    up: migration_20261121_190859_invoice_submissions.up,
    down: migration_20261121_190859_invoice_submissions.down,
    name: '20261121_190859_invoice_submissions',
  },
  {
    up: migration_20261121_194859_claims_agency.up,
    down: migration_20261121_194859_claims_agency.down,
    name: '20261121_194859_claims_agency',
  },
  {
    up: migration_20261121_200209_staff_log_in.up,
    down: migration_20261121_200209_staff_log_in.down,
    name: '20261121_200209_staff_log_in',
  },
  {
    up: migration_20261121_225737_navigation.up,
    down: migration_20261121_225737_navigation.down,
    name: '20261121_225737_navigation',
  },
  {
    up: migration_20261122_062055_claims_from_and_about.up,
    down: migration_20261122_062055_claims_from_and_about.down,
    name: '20261122_062055_claims_from_and_about',
  },
  {
    up: migration_20261122_062100_seeded.up,
    down: migration_20261122_062100_seeded.down,
    name: '20261122_062100_seeded',
  },
  {
    up: migration_20261122_163019_shared_pictures.up,
    down: migration_20261122_163019_shared_pictures.down,
    name: '20261122_163019_shared_pictures',
  },
  {
    up: migration_20261123_051535_security_events.up,
    down: migration_20261123_051535_security_events.down,
    name: '20261123_051535_security_events',
  },
  {
    up: migration_20261123_051540_security_log_stays.up,
    down: migration_20261123_051540_security_log_stays.down,
    name: '20261123_051540_security_log_stays',
  },
  {
    up: migration_20261123_053224_linked_records.up,
    down: migration_20261123_053224_linked_records.down,
    name: '20261123_053224_linked_records',
  },
  {
    up: migration_20261123_095928_sealed_links.up,
    down: migration_20261123_095928_sealed_links.down,
    name: '20261123_095928_sealed_links',
  },
  {
    up: migration_20261123_103500_sessions_end.up,
    down: migration_20261123_103500_sessions_end.down,
    name: '20261123_103500_sessions_end',
  },
  {
    up: migration_20261123_133250_saved_by.up,
    down: migration_20261123_133250_saved_by.down,
    name: '20261123_133250_saved_by',
  },
  {
    up: migration_20261123_134511_second_factor.up,
    down: migration_20261123_134511_second_factor.down,
    name: '20261123_134511_second_factor',
  },
  {
    up: migration_20261123_141821_staff_accounts.up,
    down: migration_20261123_141821_staff_accounts.down,
    name: '20261123_141821_staff_accounts',
  },
  {
    up: migration_20261124_020000_audit_codes.up,
    down: migration_20261124_020000_audit_codes.down,
    name: '20261124_020000_audit_codes',
  },
  {
    up: migration_20261124_041000_invoiced_order.up,
    down: migration_20261124_041000_invoiced_order.down,
    name: '20261124_041000_invoiced_order',
  },
  {
    up: migration_20261124_150000_vat_rates.up,
    down: migration_20261124_150000_vat_rates.down,
    name: '20261124_150000_vat_rates',
  },
  {
    up: migration_20261124_234519_order_terms.up,
    down: migration_20261124_234519_order_terms.down,
    name: '20261124_234519_order_terms',
  },
  {
    up: migration_20261125_030658_products.up,
    down: migration_20261125_030658_products.down,
    name: '20261125_030658_products',
  },
  {
    up: migration_20261125_033745_claim_proofs.up,
    down: migration_20261125_033745_claim_proofs.down,
    name: '20261125_033745_claim_proofs',
  },
  {
    up: migration_20261125_034120_trades.up,
    down: migration_20261125_034120_trades.down,
    name: '20261125_034120_trades',
  },
  {
    up: migration_20261125_040603_callback_and_desk.up,
    down: migration_20261125_040603_callback_and_desk.down,
    name: '20261125_040603_callback_and_desk',
  },
  {
    up: migration_20261125_040818_portfolio_about_example.up,
    down: migration_20261125_040818_portfolio_about_example.down,
    name: '20261125_040818_portfolio_about_example',
  },
  {
    up: migration_20261125_041059_doubt_and_references.up,
    down: migration_20261125_041059_doubt_and_references.down,
    name: '20261125_041059_doubt_and_references',
  },
  {
    up: migration_20261125_042455_regions_substance.up,
    down: migration_20261125_042455_regions_substance.down,
    name: '20261125_042455_regions_substance',
  },
  {
    up: migration_20261125_044500_appointments.up,
    down: migration_20261125_044500_appointments.down,
    name: '20261125_044500_appointments',
  },
  {
    up: migration_20261125_102221_closing_sentences.up,
    down: migration_20261125_102221_closing_sentences.down,
    name: '20261125_102221_closing_sentences',
  },
  {
    up: migration_20261125_103514_withdrawals.up,
    down: migration_20261125_103514_withdrawals.down,
    name: '20261125_103514_withdrawals',
  },
  {
    up: migration_20261125_103541_bookings.up,
    down: migration_20261125_103541_bookings.down,
    name: '20261125_103541_bookings',
  },
  {
    up: migration_20261125_103700_tax.up,
    down: migration_20261125_103700_tax.down,
    name: '20261125_103700_tax',
  },
  {
    up: migration_20261125_105426_large_businesses.up,
    down: migration_20261125_105426_large_businesses.down,
    name: '20261125_105426_large_businesses',
  },
  {
    up: migration_20261125_140943_price_rises.up,
    down: migration_20261125_140943_price_rises.down,
    name: '20261125_140943_price_rises',
  },
  {
    up: migration_20261125_144614_prepared_orders.up,
    down: migration_20261125_144614_prepared_orders.down,
    name: '20261125_144614_prepared_orders',
  },
  {
    up: migration_20261125_153947_scheduled_orders.up,
    down: migration_20261125_153947_scheduled_orders.down,
    name: '20261125_153947_scheduled_orders',
  },
  {
    up: migration_20261125_224532_processing_agreement.up,
    down: migration_20261125_224532_processing_agreement.down,
    name: '20261125_224532_processing_agreement',
  },
  {
    up: migration_20261126_040907_quotes.up,
    down: migration_20261126_040907_quotes.down,
    name: '20261126_040907_quotes',
  },
  {
    up: migration_20261126_121038_lead_mail_templates.up,
    down: migration_20261126_121038_lead_mail_templates.down,
    name: '20261126_121038_lead_mail_templates',
  },
  {
    up: migration_20261126_121121_lead_notes.up,
    down: migration_20261126_121121_lead_notes.down,
    name: '20261126_121121_lead_notes',
  },
  {
    up: migration_20261126_123500_quote_request_counts.up,
    down: migration_20261126_123500_quote_request_counts.down,
    name: '20261126_123500_quote_request_counts',
  },
  {
    up: migration_20261126_165952_assignment_work.up,
    down: migration_20261126_165952_assignment_work.down,
    name: '20261126_165952_assignment_work',
  },
  {
    up: migration_20261126_171500_quote_openings.up,
    down: migration_20261126_171500_quote_openings.down,
    name: '20261126_171500_quote_openings',
  },
  {
    up: migration_20261126_172011_withdrawal_of_quote.up,
    down: migration_20261126_172011_withdrawal_of_quote.down,
    name: '20261126_172011_withdrawal_of_quote',
  },
  {
    up: migration_20261126_173428_quote_asked.up,
    down: migration_20261126_173428_quote_asked.down,
    name: '20261126_173428_quote_asked',
  },
  {
    up: migration_20261126_174000_quote_search.up,
    down: migration_20261126_174000_quote_search.down,
    name: '20261126_174000_quote_search',
  },
  {
    up: migration_20261126_203000_health.up,
    down: migration_20261126_203000_health.down,
    name: '20261126_203000_health',
  },
  {
    up: migration_20261126_210000_backups.up,
    down: migration_20261126_210000_backups.down,
    name: '20261126_210000_backups',
  },
  {
    up: migration_20261126_211800_retracted_quotes.up,
    down: migration_20261126_211800_retracted_quotes.down,
    name: '20261126_211800_retracted_quotes',
  },
  {
    up: migration_20261126_213640_request_ids.up,
    down: migration_20261126_213640_request_ids.down,
    name: '20261126_213640_request_ids',
  },
  {
    up: migration_20261127_080000_launch.up,
    down: migration_20261127_080000_launch.down,
    name: '20261127_080000_launch',
  },
  {
    up: migration_20261127_090000_invoices_without_file.up,
    down: migration_20261127_090000_invoices_without_file.down,
    name: '20261127_090000_invoices_without_file',
  },
  {
    up: migration_20261127_093000_restores.up,
    down: migration_20261127_093000_restores.down,
    name: '20261127_093000_restores',
  },
  {
    up: migration_20261127_125509_booking_links.up,
    down: migration_20261127_125509_booking_links.down,
    name: '20261127_125509_booking_links',
  },
  {
    up: migration_20261127_130000_retention.up,
    down: migration_20261127_130000_retention.down,
    name: '20261127_130000_retention',
  },
  {
    up: migration_20261127_132324_held_mail.up,
    down: migration_20261127_132324_held_mail.down,
    name: '20261127_132324_held_mail',
  },
  {
    up: migration_20261127_140000_legal_files.up,
    down: migration_20261127_140000_legal_files.down,
    name: '20261127_140000_legal_files',
  },
  {
    up: migration_20261128_060000_quote_counts.up,
    down: migration_20261128_060000_quote_counts.down,
    name: '20261128_060000_quote_counts'
  },
];
