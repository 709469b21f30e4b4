export const appointmentSettings = { minutes: 30, leadHours: 4, weeks: 3, byPhone: true, atOffice: true }
