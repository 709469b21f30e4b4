import type { KeptRecords } from '@/platform/retention/retention'

/** Versions of a page have a number of their own (`maxPerDoc`), settings are one row each. */
export const contentKept: KeptRecords[] = [
  {
    label: 'De inhoud van de site',
    reason: 'Medewerkers wissen zelf wat weg mag. Van elke pagina blijft een vast aantal versies.',
    tables: [
      ...[
        'about',
        'chat',
        'claims',
        'company',
        'configurator',
        'faqs',
        'home',
        'landing_pages',
        'legal_pages',
      ],
      ...[
        'media',
        'navigation',
        'page_texts',
        'partners',
        'posts',
        'projects',
        'redirects',
        'regions',
        'services',
      ],
      'shared_texts',
    ],
  },
  {
    label: 'Wat te koop is, en de instellingen van het kantoor',
    reason: 'Medewerkers wissen zelf wat weg mag.',
    tables: [
      ...['domain_prices', 'hosting_extras', 'hosting_packages', 'prices', 'products'],
      ...[
        'appointment_settings',
        'assignment_checklists',
        'closures',
        'lead_mail_templates',
        'quote_settings',
      ],
      'staff_settings',
    ],
  },
]
