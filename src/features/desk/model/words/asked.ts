/** What is asked about it, and what happens or has happened. See `patternOf` for the signs. */
export const ASKED_WORDS = {
  price:
    'kost kosten kst koste kostte kostprijs kostenplaatje *kosten prijs *prijs *prijzen prijsje prijsjes prijslijst prijskaartje *tarief *tarieven duur duurder hoeveel_(is|zijn|vraag|vragen|vraagt|betaal|kost|ben|voor|geld|rekenen|reken|mag|per|in|moet|gaat) hoeveel(?=_$) kwijt neertellen neerleggen aftikken betalen..voor betaal..voor wat_(vraag|vraagt|vragen|reken|rekent|rekenen|betaal|betalen) wat_(is|zou|moet|gaat)..(kosten|kwijt) bedrag* budget goedkoop* euro wat_doet_(een|n) onder_de_\\d+',
  pay: 'betaal* betalen betaald voldoen voldoe* aftikken bijbetalen geld geldt_er_iets rekening',
  extra:
    'bij_de_prijs bij_die_prijs in_de_prijs inbegrepen inclusief erbij erin er_nog_bij apart los bovenop bovenop* komt_daar komt_er..bij ook_bij extra extras nog_iets nog_wat gratis zit..(in|bij|erin|erbij) zitten..(in|bij|erin|erbij) krijg..(erbij|bij) bij_het_pakket in_het_pakket naast_de',
  btw: 'btw b_t_w',
  tax: 'belasting* 21_procent 9_of_21 9_procent 21_of_9',
  inEx: '(in|incl)_of_ex* ex_of_in* is_dat_(in|ex|incl|excl)(?=_$) exclusief met_of_zonder kaal_of kaal',
  ownWork:
    'moet_ik...(rekenen|berekenen|factureren|betalen|heffen) ik..(rekenen|berekenen|factureren|reken|bereken) mijn_(klant|werk|bus|aangifte)* (voor|op)_(tuin|snoei|bestrat|schilder|arbeid|stuc|stukadoor|timmer|klus|hovenier)* snoeiwerk tuinwerk *werk_(9|21) (9|21)_of aftrekken aangifte terugvragen terugkrijgen kor verlegd verleggen hoge..lage lage..hoge laag_tarief hoog_tarief belastingtarief geldt_voor_mijn valt..onder',
  discount:
    'korting* (kan|gaat|mag|valt)..(er|daar|dr|dat)..(af|vanaf|minder|praten|doen) niks_(meer_)?af afdingen onderhandel* te_duur veel_te_veel wat_duur zo_duur best_duur duur_hoor (eerlijk_gezegd|erg|vrij|nogal|behoorlijk|knap|wel)_duur vind..duur waarom_(zo|is)..duur prijzig goedkoper (flinke|pittige|stevige|forse)_prijs ruimte_in_de_prijs (zwager|neef|neefje|buurman|broer|zoon|vriend|kennis)..(doet|maakt|kan|bouwt) vriendenprijs* beter_bod (mag|kan|lukt|doe)..voor_\\d+ (voor_)?de_helft (kan_het|doe_het|lukt_het)_voor matsen zwart(?!_scherm)',
  year: 'jaar jaarlijks per_jaar 12_maanden scheel* voordeel',
  prepay:
    'vooraf vooruit aanbetal* voorschot vooruitbetal* wanneer..betal* achteraf bij_oplevering betaal_ik..(klaar|af|oplevering|online) pas_betal* pas_als eerst..(betal*|geld|dokken) eerst_(geld|werk) geld_op_tafel in_(2|3|meer)_keer (deel|helft)_vooruit',
  cancel:
    '*opzeg* zeg*..op opgezegd vast..aan ergens_aan_vast zit_ik..vast contract* looptijd minimale_(looptijd|termijn|duur) stoppen annuleren hoe_lang_zit_ik beeindig* bevalt (er|ervan|weer)..(vanaf|van_?af) er_van_?af na..(jaar|maanden?|maandje)_(weg|stoppen|eraf) als_ik..weg_?(wil|ga)',
  cancelNow:
    '(wil|ga|ik)..(opzeggen|zeg..op|stoppen|annuleren|ervan_af|beeindigen) stop_er..mee ik_stop_(ermee|er_mee) (stop|haal|schrap|zet)..(ermee|eraf|stop|abonnement|contract|stopgezet) (graag|hierbij|willen)...(opzeggen|stopzetten|beeindigen|annuleren) wil..van_(mijn|mn|de|het|jullie)(_\\w+)?_af per_direct..(opzeggen|stoppen|op) zeg..op opzegging_(doorgeven|sturen) klaar_mee genoeg_ervan jullie..contract_beeindigen dat_jullie..beeindigen van_jullie_af',
  broken:
    'plat *storing* kapot (?<!een_)stuk(?!_of) down (?<!(haal|gooi|zet)_.{0,40})offline uit_de_lucht eruit er_uit ligt..(uit|af|eruit) onbereikbaar (niet|on)_(meer_)?bereikbaar doe[nt]?_(het|t|hij|ie|die|ze)..niet* doet_ineens_niet* doet_(niks|niets|raar) doen_het_niet werk(t|en)?..(niet|niks) laad*_niet niet_(meer_)?(werkt|werken|doet|laadt|online|geladen|open|openen|opent|laden|pakken) laden_niet opent_niet kan..niet_(meer_)?(op|openen|bij) hangt vastgelopen niet..weergegeven *foutmelding* error 50\\d 404 wit(te)?_(scherm|pagina) zwart_scherm gehackt virus verdwenen (is|zijn)..weg(?!_bij) (rare|vreemde)_melding pagina_niet_gevonden (?<!nog_|heb_|nu_|is_er_)geen_(website|site|webshop) (heel|erg|zo|super|mega|ineens|opeens|ontzettend)_traag (zie|ziet|zien|laat)..(niks|niets)_meer hapert (wil|wilt)_niet..(aan|opstarten|starten) start*..niet gebarsten pakt..niet pagina_(blijft_)?leeg eruit',
  brokenLater:
    '(als|wanneer|stel|mocht|straks|stel_dat|indien|bij_een)...(stuk|plat|kapot|*storing*|down|mis_?gaat|mis_gaat|iets_is|hapert|er_iets) iets_mis..gaat',
  mailBroken:
    'krijg_alles_terug (komt|komen|kom)..(niet|niks|niets|geen)..(aan|binnen) (niks|niets|geen)..(binnen|ontvangen|krijg|versturen|verzenden|sturen) kan..niet_(meer_)?(versturen|verzenden|mailen|ontvangen|bij) ontvang..(niks|niets|geen) terug_met bounce* (krijg|ontvang|zie)..(mail|mails|email)..niet krijg..(geen|niks|niets)..(mail|mails|email) in_(de_)?spam als_spam om..wachtwoord geweigerd niet_aan',
  logIn:
    '(kan|lukt)..niet_(meer_)?inlog* wachtwoord_(vergeten|kwijt) vergeten_wachtwoord inlog*_(werkt|lukt)_niet (waar|hoe)_(kan|moet)..inloggen hoe_log..in',
  complaint:
    '(niks|niets|nooit|nog_(steeds_)?geen)..(gehoord|vernomen|gekregen|ontvangen) geen_(antwoord|reactie) (wacht|wachten)..op_(antwoord|reactie|bericht|een_telefoontje|jullie|terugbel*) wacht_(nou|nu|al) te_wachten niemand_(belt|reageert|neemt|antwoordt|gezien) al_\\d_?(x|keer)_(gebeld|gemaild) slechte? afspraken_niet niet_nagekomen niet..nagekomen gaat_het_mis steeds_mis gedoe afgesproken_was klacht* klagen (lekker|wat_een|waardeloz)e?..service waardeloos schandalig* belachelijk oplichter* (niet|on)_?tevreden ontevreden teleurgesteld boos niet_volgens_afspraak zouden..(bellen|komen|terugbellen|mailen|langskomen|langs) niet_teruggebeld beloofd raak_je_klanten_kwijt kwijt_hoor (2e|2de|tweede|derde|zoveelste)_keer',
  human:
    'robot* chatbot bot automaat machine mens iemand_echt echt*..(iemand|persoon|mens|medewerker) medewerker persoon (tegen|met|is|of)_(een_)?computer iemand..aan_de_(telefoon|lijn) praat_ik spreek_ik chat_ik (zit|is)_(er|daar)_iemand_echt (zit)_(er|daar)_iemand iemand_van_jullie_spreken (iemand|mens)_spreken verbind* doorverbind*',
  callMe:
    'terugbel* bel_(me|mij|ons)(?=_) terug_(te_)?bellen (kun|kan|kunnen|wil|wilt|willen|zou|zouden)..(mij|me|mn|ons)..*bellen telefoontje belletje bel(len|t)?_(jullie|je|u|iemand)_(mij|me|ons) (mij|me)..(bellen|opbellen|terugbellen|bel|belt) gebeld..(worden|word) word..gebeld *teruggebeld',
  noCall: 'gebel_van wil_geen hoeft_niet niet_terug_?bel bestookt',
  ownFile:
    'hoe_(staat|zit|is)_(het|t)..met_(mijn|mn|m|onze|de) (al|ook)_mee_bezig offerte..aangevraagd wanneer_hoor_ik weten_jullie..wanneer_(mijn|mn|onze) wanneer_(is|komt|krijg_ik|kan_ik)..(mijn|mn|onze)_(offerte|factuur|ontwerp) (aanvraag|bestelling)_gedaan factuur..(kwijt|opnieuw|nogmaals) status_van hoe_?ver_(zijn|is|ben|staat|jullie|het|ze) hoever waarom_is_(mijn|mn) waar_blijft is_(mijn|mn|onze)..(betaald|binnen|verstuurd|klaar) (mijn|mn|onze)_(factuur|bestelling|betaling|aanvraag|offerte)..(kwijt|nog_niet|niet|klopt|binnen|ontvangen|gekregen|verwerkt) klantnummer ordernummer factuurnummer (hebben|heb)_(jullie|je)_(mijn|mn|onze) (nakijken|opzoeken|nagaan)..(hoe|of|wanneer|of_onze)',
  change:
    'aanpas* wijzig* verander* bewerk* toevoeg* bijhoud* bij_?houden bij_te_houden bijwerk* op_?zetten plaatsen zetten beheren beheer* updaten erop erbij_zetten cms gewijzigd aangepast veranderd',
  anyChange: '*wijziging* *aanpassing*',
  registered: 'vastleggen registreren claimen kopen aanvragen vrij beschikbaar',
  howSoon: 'hoe_?snel wanneer binnen_hoeveel binnen_welke hoe_?gauw hoeveel_tijd',
  support:
    'support helpdesk hulp_(bij|als|nodig) wie_helpt hulp..(weekend|zaterdag|zondag|avonds?) 24_7 dag_en_nacht bereikbaar_(bij|als|in) (krijg|heb)_ik..(hulp|uitleg) uitleg_(van|over|bij|krijg)',
  repairThem: 'repareren reparer* maken_jullie_ook',
  coffee: 'koffie bakkie',
  iPay: '(kan|mag|kun)_(ik|je|we)...(betalen|ideal|overmaken|pinnen) contant_betalen',
  pages: '\\d+..paginas een_paar_paginas',
  own: 'eigen mijn mn zelf zelfgemaakt* onze die_van_mij van_mij',
  ownName: 'eigen_naam eigen_bedrijfsnaam bedrijfsnaam op_naam',
  provider: 'provider hoster partij bij_een_ander*',
  rank: 'bovenaan bovenste eerste_plek nummer_1 op_1 hoger_dan hoger',
  wantPrice: 'weten..mijn_plan..kosten',
  editSelf:
    'zelf..(foto|tekst|prijs|prijzen)..(aanpas*|wijzig*|verander*) kan_ik_(er_)?zelf_bij voor_elk_(woordje|wissewasje|ding) beheersysteem cms',
  openText: 'openingstijden',
  usCalendar: 'agenda_van_jullie jullie_agenda',
  social:
    'social* facebook* instagram* linkedin tiktok *nieuwsbrief* adverte* support bezoekers keer_per_maand',
} as const
