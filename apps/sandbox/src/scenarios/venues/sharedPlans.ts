/** A plan for one person, as several venues sell it; each adds its price. */
export const essential = {
  title: 'Essential',
  packageType: 'Essential',
  description: 'For one person',
  perks: ['3 devices', 'HD video'],
  downloadMbps: 40,
  deviceLimit: 3,
};

/** A plan for streaming and work, as several venues sell it; each adds its price. */
export const plus = {
  title: 'Plus',
  packageType: 'Plus',
  description: 'For streaming and work',
  perks: ['6 devices', '4K video and calls'],
  downloadMbps: 200,
  deviceLimit: 6,
  suggested: true,
};
