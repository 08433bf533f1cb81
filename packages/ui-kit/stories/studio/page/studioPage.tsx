import { createRoot } from 'react-dom/client';
import { BrandStudio } from '../BrandStudio';

/** The studio in the sandbox's console, whose page has the place for it. */
const place = document.querySelector('#studio');
if (place) createRoot(place).render(<BrandStudio />);
