/** Runs the functions as they are deployed: with React's production build. */
process.env.NODE_ENV = 'production';
